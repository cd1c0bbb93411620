// Starts the app: first what was kept and set, then the page.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { languageFor, showLanguage } from "./language/language.ts";
import { workOffline } from "./offline/new-version.tsx";
import { guardPresses } from "./play/one-press.ts";
import { applySettings, loadSettings } from "./settings/settings.ts";
import { openStore } from "./store/store.ts";
import "./styles.css";

async function start(element: HTMLElement): Promise<void> {
  const store = await openStore();
  const settings = await loadSettings(store);
  applySettings(settings);
  // Without its words the page is shown in the language that comes with the code.
  await showLanguage(languageFor(settings.language)).catch(() => undefined);
  guardPresses(window);
  createRoot(element).render(
    <StrictMode>
      <App store={store} settings={settings} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) await workOffline();
}

const element = document.getElementById("app");
if (element === null) throw new Error("The page has no #app element.");
void start(element);

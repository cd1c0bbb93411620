// Starts the app: first what was kept and set, then the page.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { openKeep } from "./keep/keep.ts";
import { workOffline } from "./offline/new-version.tsx";
import { guardPresses } from "./play/one-press.ts";
import { applySettings, loadSettings } from "./settings/settings.ts";
import "./styles.css";

async function start(element: HTMLElement): Promise<void> {
  const keep = await openKeep();
  const settings = await loadSettings(keep);
  applySettings(settings);
  guardPresses(window);
  createRoot(element).render(
    <StrictMode>
      <App keep={keep} settings={settings} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) await workOffline();
}

const element = document.getElementById("app");
if (element === null) throw new Error("The page has no #app element.");
void start(element);

// The frame around every page: skip link, header, menu, notices, and the page itself.
import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { findEntry } from "./games/registry.ts";
import { Home } from "./home/home.tsx";
import { words } from "./home/words.ts";
import { onLanguage, shownLanguage, withWords } from "./language/language.ts";
import { NewVersion } from "./offline/new-version.tsx";
import { PageBoundary } from "./page-boundary.tsx";
import type { PlayPlace } from "./play/play-page.tsx";
import { MENU, PAGES, parseRoute, type Route, usePath } from "./routes.ts";
import { type Settings, SettingsContext, useSettingsController } from "./settings/settings.ts";
import type { Store } from "./store/store.ts";
import { StoreContext, useStoreProblem } from "./store/use-store.ts";

/** A page that is loaded with its words when it is first opened. */
const page = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => withWords(load()));

const PlayPage = page(() => import("./play/play-page.tsx"));
const DataPage = page(() => import("./store/data-page.tsx"));
const SettingsPage = page(() => import("./settings/settings-page.tsx"));
const LabPage = page(() => import("./lab/lab-page.tsx"));
const DevelopersPage = page(() => import("./developers/developers-page.tsx"));
const Playground = page(() => import("./playground/playground.tsx"));

/** The whole app. */
export function App(props: { readonly store: Store; readonly settings: Settings }) {
  const controller = useSettingsController(props.settings, props.store);
  const path = usePath();
  const route = parseRoute(path);
  const language = useSyncExternalStore(onLanguage, shownLanguage);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const title = titleOf(parseRoute(path));
    const { site } = words();
    document.title = title === undefined ? site : `${title} · ${site}`;
    dressPage(parseRoute(path));
  }, [path, language]);
  useArrival(main, path);
  const says = words();
  return (
    <StoreContext value={props.store}>
      <SettingsContext value={controller}>
        <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
          {says.skip}
        </button>
        <header className="site-header">
          <a
            className="site-name"
            href="#/"
            aria-current={route.page === "home" ? "page" : undefined}
          >
            <Mark />
            <span>{says.site}</span>
          </a>
          <Menu route={route} />
        </header>
        <Notices />
        <main ref={main} tabIndex={-1}>
          <PageBoundary key={path}>
            <Suspense fallback={<p role="status">{says.loading}</p>}>
              <Page route={route} />
            </Suspense>
          </PageBoundary>
        </main>
      </SettingsContext>
    </StoreContext>
  );
}

/** A new page begins at its top, for the eye and for the keyboard; the first one is where the browser put it. */
function useArrival(main: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, path]);
}

function titleOf(route: Route): string | undefined {
  if (route.page === "play" || route.page === "replay") return findEntry(route.id)?.title;
  const known = PAGES.find(({ page }) => page === route.page);
  return known && words().pages[known.page];
}

/** The page takes the colours of the game that is on it. */
function dressPage(route: Route): void {
  const { dataset } = document.documentElement;
  if (route.page === "play" || route.page === "replay") dataset.game = route.id;
  else delete dataset.game;
  // An installed app has the colour of its header around it.
  const header = document.querySelector(".site-header");
  if (header === null) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = getComputedStyle(header).backgroundColor;
}

/** Two cards, one of them turned. */
const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect
      x="3"
      y="6"
      width="15"
      height="21"
      rx="3"
      fill="var(--accent)"
      transform="rotate(-8 10 16)"
    />
    <rect
      x="14"
      y="5"
      width="15"
      height="21"
      rx="3"
      fill="var(--ink)"
      transform="rotate(8 21 15)"
    />
  </svg>
);

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "home":
      return <Home />;
    case "developers":
      return <DevelopersPage />;
    case "dice":
      return <Playground />;
    case "lab":
      return <LabPage />;
    case "settings":
      return <SettingsPage />;
    case "data":
      return <DataPage />;
    case "play":
    case "replay":
      return <GamePage id={route.id} place={placeOf(route)} />;
    default:
      return <Lost />;
  }
}

function placeOf(route: Route & { readonly page: "play" | "replay" }): PlayPlace {
  if (route.page === "replay") return { kind: "replay", text: route.text };
  return route.slot === undefined ? { kind: "lobby" } : { kind: "kept", slot: route.slot };
}

function GamePage({ id, place }: { readonly id: string; readonly place: PlayPlace }) {
  const entry = findEntry(id);
  return entry === undefined ? <Lost /> : <PlayPage entry={entry} place={place} />;
}

function Lost() {
  const { title, text, games } = words().lost;
  return (
    <section className="panel">
      <h1>{title}</h1>
      <p>
        {text}
        <a href="#/">{games}</a>
      </p>
    </section>
  );
}

function Menu({ route }: { readonly route: Route }) {
  const { menu, pages } = words();
  return (
    <nav aria-label={menu}>
      <ul className="menu">
        {MENU.map(({ page, path }) => (
          <li key={path}>
            <a href={`#${path}`} aria-current={page === route.page ? "page" : undefined}>
              {pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Notices() {
  const problem = useStoreProblem();
  const { pages, storing } = words();
  return (
    <div className="notices">
      {problem !== undefined && (
        <p role="alert">
          {storing[problem]} <a href="#/data">{pages.data}</a>
        </p>
      )}
      <NewVersion />
    </div>
  );
}

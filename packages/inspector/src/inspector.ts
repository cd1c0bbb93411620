// The two ways to put the panel on a page: a function, and an element of its own.
import type { GameTypes, Session } from "@games/core-game";
import { Panel, type PanelSettings } from "./panel.js";
import type { Explain } from "./problems.js";
import { STYLES } from "./styles.js";

/** How the inspector speaks of a game; every setting may be left out. */
export interface InspectorSettings<T extends GameTypes> {
  /** What an action is called; as data by default. */
  readonly describeAction?: (action: T["action"], view: T["view"]) => string;
  /** What an event says, or undefined; as data by default. */
  readonly describeEvent?: (event: T["event"]) => string | undefined;
  /** What a result of an action is called in the odds; by default the types of its events. */
  readonly nameResult?: (after: {
    readonly view: T["view"];
    readonly outcome: T["outcome"] | undefined;
    readonly events: readonly T["event"][];
  }) => string;
  /** Why an action is refused, or a save or a replay cannot be read; by default the sentence it comes with. */
  readonly describeProblem?: Explain;
  /** Words of the page's own, in place of the English ones, such as those of `@games/inspector/german`. */
  readonly words?: PanelSettings["words"];
  /** Hears of a session that the reader loaded in place of the one that was there. */
  readonly onLoad?: (session: Session<T>) => void;
}

/** An inspector on a page. */
export interface Inspector {
  /** The element that was added. */
  readonly element: HTMLElement;
  /** Takes it away and stops listening to the session. */
  close(): void;
}

/**
 * Puts an inspector for a session into an element, or at the end of the page.
 *
 * @example
 * ```ts
 * const { close } = inspect(session, { parent: document.querySelector("aside") });
 * ```
 */
export function inspect<T extends GameTypes>(
  session: Session<T>,
  { parent, ...settings }: InspectorSettings<T> & { readonly parent?: Element | null } = {},
): Inspector {
  const element = document.createElement("div");
  const panel = attachPanel(element, session, settings);
  (parent ?? document.body).append(element);
  const close = () => {
    panel.close();
    element.remove();
  };
  return { element, close };
}

/** A panel in the shadow of an element. The erased types are sound: a panel only hands a session what came from it. */
function attachPanel<T extends GameTypes>(
  host: HTMLElement,
  session: Session<T>,
  settings: InspectorSettings<T>,
): Panel {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const root = document.createElement("section");
  shadow.replaceChildren(root);
  return new Panel(
    root,
    session as unknown as Session<GameTypes>,
    settings as unknown as PanelSettings,
  );
}

/** The element that {@link defineInspector} registers. */
export interface InspectorElement extends HTMLElement {
  /** The session to look at; null shows nothing. */
  session: Session<GameTypes> | null;
  /** How the inspector speaks of its game. */
  settings: InspectorSettings<GameTypes>;
}

/**
 * Registers the element `<games-inspector>`, or another name. Set its property `session`; a session that the reader loads is
 * told by the event `session-loaded`, whose `detail` it is.
 */
export function defineInspector(name = "games-inspector"): void {
  if (customElements.get(name) === undefined) customElements.define(name, makeElement());
}

/** Made on demand, so that importing this package is safe where there is no page. */
function makeElement(): CustomElementConstructor {
  return class extends HTMLElement implements InspectorElement {
    #session: Session<GameTypes> | null = null;
    #settings: InspectorSettings<GameTypes> = {};
    #panel: Panel | undefined;

    get session(): Session<GameTypes> | null {
      return this.#session;
    }

    set session(session: Session<GameTypes> | null) {
      this.#session = session;
      this.#show();
    }

    get settings(): InspectorSettings<GameTypes> {
      return this.#settings;
    }

    set settings(settings: InspectorSettings<GameTypes>) {
      this.#settings = settings;
      this.#show();
    }

    connectedCallback(): void {
      this.#show();
    }

    disconnectedCallback(): void {
      this.#panel?.close();
      this.#panel = undefined;
    }

    #show(): void {
      this.#panel?.close();
      this.#panel = undefined;
      if (this.#session === null || !this.isConnected) return;
      const onLoad = (session: Session<GameTypes>) => {
        this.#session = session;
        this.#settings.onLoad?.(session);
        this.dispatchEvent(new CustomEvent("session-loaded", { detail: session }));
      };
      this.#panel = attachPanel(this, this.#session, { ...this.#settings, onLoad });
    }
  };
}

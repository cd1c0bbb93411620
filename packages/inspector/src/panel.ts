// The panel: what is shown of a session, drawn anew after every change without losing the reader's place.
import type { GameTypes, Session } from "@games/core-game";
import { button, checkBox, h, replaceKeepingFocus } from "./dom.js";
import { type NameResult, nameByEvents } from "./odds.js";
import { drawEvents } from "./part-events.js";
import { drawKeep } from "./part-keep.js";
import { drawLaws } from "./part-laws.js";
import { drawLuck } from "./part-luck.js";
import { PlayPart } from "./part-play.js";
import { drawState } from "./part-state.js";
import { Past } from "./past.js";
import { type Explain, explainPlainly } from "./problems.js";
import { freshMemory, type TreeMemory } from "./tree.js";
import { type Say, sayWith, type Words } from "./words.js";

/** How a panel speaks of the game; without it, actions and events are shown as data. */
export interface PanelSettings {
  /** What an action is called. */
  readonly describeAction?: ((action: object, view: object) => string) | undefined;
  /** What an event says; undefined for one that goes without saying. */
  readonly describeEvent?: ((event: object) => string | undefined) | undefined;
  /** What a result of an action is called in the odds; by default the types of its events. */
  readonly nameResult?: NameResult | undefined;
  /** Why something is refused or cannot be read; by default the sentence it comes with. */
  readonly describeProblem?: Explain | undefined;
  /** Words of the page's own. */
  readonly words?: Words | undefined;
  /** Hears of a session that the reader loaded in place of the one that was there. */
  readonly onLoad?: ((session: Session<GameTypes>) => void) | undefined;
}

/** The parts of the panel, one tab each. */
export const TABS = ["play", "state", "events", "luck", "laws", "keep"] as const;

/** One of {@link TABS}. */
export type Tab = (typeof TABS)[number];

/** What a part of the panel may read and do. */
export interface PanelView {
  readonly session: Session<GameTypes>;
  readonly settings: PanelSettings;
  readonly say: Say;
  readonly explain: Explain;
  readonly past: Past;
  /** The step that is looked at. */
  readonly step: number;
  readonly isPresent: boolean;
  readonly knowsAll: boolean;
  readonly memory: TreeMemory;
  readonly nameResult: NameResult;
  /** Says something to the reader. */
  tell(sentence: string): void;
  /** Puts another session in place of this one. */
  take(session: Session<GameTypes>): void;
}

/** A panel inside an element or a shadow root. */
export class Panel {
  readonly #root: HTMLElement;
  readonly #status = h("p", { role: "status" });
  readonly #body = h("div", { role: "tabpanel", tabindex: 0 });
  readonly #head = h("header");
  readonly #time = h("div", { class: "bar-of-time" });
  readonly #tabs: HTMLElement;
  readonly #say: Say;
  readonly #settings: PanelSettings;
  readonly #play = new PlayPart();
  #memory = freshMemory();
  #session: Session<GameTypes>;
  #past: Past;
  #end: () => void = () => undefined;
  #tab: Tab = "play";
  #lookedAt: number | undefined;
  #knowsAll = false;

  constructor(root: HTMLElement, session: Session<GameTypes>, settings: PanelSettings) {
    this.#root = root;
    this.#settings = settings;
    this.#say = sayWith(settings.words);
    this.#session = session;
    this.#past = new Past(session);
    this.#tabs = h("div", { role: "tablist", "aria-label": this.#say("tabs") });
    root.replaceChildren(this.#head, this.#time, this.#status, this.#tabs, this.#body);
    this.#tabs.addEventListener("keydown", (event) => this.#walkTabs(event));
    this.#follow();
  }

  /** Stops listening and empties the element. */
  readonly close = (): void => {
    this.#end();
    this.#play.stop();
    this.#root.replaceChildren();
  };

  #follow(): void {
    this.#end = this.#session.subscribe(() => {
      this.#past.update();
      if (this.#lookedAt !== undefined && this.#lookedAt >= this.#past.steps)
        this.#lookedAt = undefined;
      this.#draw();
    });
  }

  #take(session: Session<GameTypes>): void {
    this.#end();
    this.#session = session;
    this.#past = new Past(session);
    this.#memory = freshMemory();
    this.#lookedAt = undefined;
    this.#follow();
    this.#settings.onLoad?.(session);
  }

  #draw(): void {
    const { game } = this.#session;
    const rules = h("small", {}, ` ${this.#say("rules", { rules: game.rulesVersion })}`);
    replaceKeepingFocus(
      this.#head,
      h("h2", {}, this.#say("title", { game: game.id }), rules),
      checkBox("knows-all", this.#say("engineKnows"), this.#knowsAll, (isOn) => {
        this.#knowsAll = isOn;
        this.#draw();
      }),
      checkBox("free-undo", this.#say("freeUndo"), this.#session.undoMode === "free", (isOn) => {
        this.#session.undoMode = isOn ? "free" : "fair";
      }),
    );
    replaceKeepingFocus(this.#time, ...this.#drawTime());
    replaceKeepingFocus(this.#tabs, ...TABS.map((tab) => this.#drawTab(tab)));
    this.#drawBody();
  }

  #drawBody(): void {
    const view = this.#view();
    const parts: Readonly<Record<Tab, () => readonly HTMLElement[]>> = {
      play: () => this.#play.draw(view),
      state: () => drawState(view),
      events: () => drawEvents(view),
      luck: () => drawLuck(view),
      laws: () => drawLaws(view),
      keep: () => drawKeep(view),
    };
    this.#play.stop();
    this.#body.setAttribute("aria-labelledby", `tab-${this.#tab}`);
    replaceKeepingFocus(this.#body, ...parts[this.#tab]());
  }

  #view(): PanelView {
    const step = this.#lookedAt ?? this.#past.steps;
    return {
      session: this.#session,
      settings: this.#settings,
      say: this.#say,
      explain: this.#settings.describeProblem ?? explainPlainly,
      past: this.#past,
      step,
      isPresent: this.#lookedAt === undefined,
      knowsAll: this.#knowsAll,
      memory: this.#memory,
      nameResult: this.#settings.nameResult ?? nameByEvents,
      tell: (sentence) => {
        this.#status.textContent = sentence;
      },
      take: (session) => this.#take(session),
    };
  }

  #drawTime(): HTMLElement[] {
    const { steps } = this.#past;
    const step = this.#lookedAt ?? steps;
    const { canUndo, canRedo } = this.#session.getSnapshot();
    const isOff = (can: boolean) => (can ? {} : { "aria-disabled": "true" });
    const range = h("input", { type: "range", min: 0, max: steps, "data-key": "time" });
    range.value = String(step);
    range.setAttribute("aria-valuetext", this.#say("stepOf", { step, steps }));
    range.addEventListener("input", () => this.#look(Number(range.value)));
    const shown = h("span", {}, this.#say("stepOf", { step, steps }));
    return [
      button("undo", this.#say("undo"), this.#session.undo, isOff(canUndo)),
      button("redo", this.#say("redo"), this.#session.redo, isOff(canRedo)),
      h("label", {}, this.#say("step"), range, shown),
      ...(step < steps ? this.#drawPast(step, steps) : []),
    ];
  }

  #drawPast(step: number, steps: number): HTMLElement[] {
    return [
      h("span", {}, this.#say("past", { steps })),
      button("present", this.#say("toPresent"), () => this.#look(steps)),
      button("go-back", this.#say("goBack"), () => {
        const hasMoved = this.#session.seek(step);
        this.#status.textContent = hasMoved ? "" : this.#say("cannotGoBack");
      }),
    ];
  }

  #look(step: number): void {
    this.#lookedAt = step < this.#past.steps ? step : undefined;
    this.#draw();
  }

  #drawTab(tab: Tab): HTMLElement {
    const isSelected = tab === this.#tab;
    return button(`tab-${tab}`, this.#say(tab), () => this.#choose(tab), {
      role: "tab",
      id: `tab-${tab}`,
      "aria-selected": String(isSelected),
      tabindex: isSelected ? 0 : -1,
    });
  }

  #choose(tab: Tab): void {
    this.#tab = tab;
    this.#status.textContent = "";
    this.#draw();
  }

  #walkTabs(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(this.#tab) + step + TABS.length) % TABS.length] ?? "play";
    this.#choose(next);
    this.#tabs.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  }
}

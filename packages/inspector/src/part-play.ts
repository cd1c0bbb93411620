// The tab that plays: every legal action with its odds, what is refused and why, and any action as JSON.
import type { GameTypes } from "@games/core-game";
import { button, field, h } from "./dom.js";
import { type ActionOdds, countInTurn, countOdds } from "./odds.js";
import type { PanelView } from "./panel.js";
import { nameAction } from "./part-events.js";
import type { Explain } from "./problems.js";
import { type Say, sayPercent } from "./words.js";

/** The most actions that are listed, and the most results that are named for one. */
const MAX_ACTIONS = 60;
const MAX_RESULTS = 4;

/** The tab that plays; it remembers which actions it has met, to show why they are refused elsewhere. */
export class PlayPart {
  readonly #met = new Map<string, GameTypes["action"]>();
  #typed = "";
  #stop: () => void = () => undefined;

  /** Stops counting odds. */
  stop(): void {
    this.#stop();
  }

  draw(view: PanelView): readonly HTMLElement[] {
    const { session, past, step, say } = view;
    const { state } = past.at(step);
    if (state === undefined) return [];
    const legal = session.game.legalActions(state);
    for (const action of legal) this.#met.set(JSON.stringify(action), action);
    const shown = legal.slice(0, MAX_ACTIONS);
    const rows = shown.map((action, i) => drawAction(view, action, i));
    this.#count(view, state, shown, rows);
    const outcome = session.game.outcome(state);
    return [
      h("h3", {}, say("legal")),
      outcome === undefined
        ? h("ul", { class: "actions" }, ...rows.map(({ row }) => row))
        : h("p", {}, `${say("noneLegal")} ${say("result", { result: outcome.result })}`),
      ...this.#drawRefused(view, state),
      ...this.#drawAny(view, state),
    ];
  }

  #count(
    { session, nameResult, say, explain }: PanelView,
    state: GameTypes["state"],
    actions: readonly GameTypes["action"][],
    rows: readonly ActionRow[],
  ): void {
    const count = (i: number): ActionOdds => {
      const action = actions[i] as GameTypes["action"];
      return countOdds(session.game, state, action, nameResult);
    };
    const tell = (i: number, odds: ActionOdds) =>
      rows[i]?.odds.replaceChildren(...drawOdds(odds, say, explain));
    this.#stop = countInTurn(count, [...actions.keys()], tell);
  }

  #drawRefused(view: PanelView, state: GameTypes["state"]): HTMLElement[] {
    const { session, say, explain } = view;
    const refused = [...this.#met.entries()].flatMap(([text, action]) => {
      const refusal = session.game.check(state, action);
      return refusal === undefined
        ? []
        : [{ text, message: explain({ kind: "refusal", error: refusal }) }];
    });
    const rows = refused.slice(0, MAX_ACTIONS).map(({ text, message }, i) => {
      const why = h("p", { class: "why", id: `why-${i}` }, message);
      const off = { "aria-disabled": "true", "aria-describedby": why.id };
      return h(
        "li",
        {},
        button(`refused-${text}`, text, () => undefined, off),
        why,
      );
    });
    const list =
      rows.length > 0 ? h("ul", { class: "actions" }, ...rows) : h("p", {}, say("noneRefused"));
    return [h("h3", {}, say("refused")), list];
  }

  #drawAny(view: PanelView, state: GameTypes["state"]): HTMLElement[] {
    const { session, say, explain, tell, isPresent } = view;
    const input = h("textarea", { "data-key": "any-action", spellcheck: "false", rows: 2 });
    input.value = this.#typed;
    input.addEventListener("input", () => {
      this.#typed = input.value;
    });
    const play = () => {
      const action = session.game.parseAction(readJson(input.value));
      const refusal = action.ok ? session.game.check(state, action.value) : action.error;
      if (refusal !== undefined)
        return tell(
          readJson(input.value) === undefined
            ? say("notJson")
            : explain({ kind: "refusal", error: refusal }),
        );
      tell(say("isLegal"));
      if (isPresent && action.ok) session.do(action.value);
    };
    return [field(say("anyAction"), input), button("play-any", say("playIt"), play)];
  }
}

interface ActionRow {
  readonly row: HTMLElement;
  readonly odds: HTMLElement;
}

function drawAction(view: PanelView, action: GameTypes["action"], index: number): ActionRow {
  const { session, step, isPresent, say } = view;
  const odds = h("div", { class: "results" }, say("counting"));
  const name = nameAction(view, step + 1, action);
  const press = () => void (isPresent && session.do(action));
  const off = isPresent ? {} : { "aria-disabled": "true" };
  return { odds, row: h("li", {}, button(`action-${index}`, name, press, off), odds) };
}

function drawOdds(odds: ActionOdds, say: Say, explain: Explain): HTMLElement[] {
  if ("refusal" in odds) return [h("p", {}, explain({ kind: "refusal", error: odds.refusal }))];
  const named = odds.chances.map(({ value, probability }) => ({
    probability,
    text: `${odds.isEstimate ? say("about") : ""}${formatChance(probability, say)} ${value === "" ? say("nothingHappens") : value}`,
  }));
  const shown = named.slice(0, MAX_RESULTS).map(({ text }) => text);
  const rest = named.length - shown.length;
  const all = rest > 0 ? [...shown, say("more", { count: rest })] : shown;
  const bar = h("div", { class: "odds", role: "img", "aria-label": all.join("; ") });
  for (const { probability } of named) {
    const part = h("span");
    part.style.setProperty("flex", `${probability} 0 0`);
    bar.append(part);
  }
  return [bar, h("ul", { "aria-hidden": "true" }, ...all.map((text) => h("li", {}, text)))];
}

function formatChance(probability: number, say: Say): string {
  if (probability > 1 - 1e-12) return `${say("certain")}:`;
  const percent = probability * 100;
  return sayPercent(percent < 0.1 ? percent.toExponential(1) : percent.toFixed(1), say);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

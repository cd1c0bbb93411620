// The tab with the streams of luck and the questions that a step asked.
import { shorten } from "./changes.js";
import { h } from "./dom.js";
import type { PanelView } from "./panel.js";
import { type AskedQuestion, listQuestions } from "./questions.js";
import { type Say, sayPercent } from "./words.js";

/** Draws the random state of every stream and what the step asked; to a player, only what the streams are called. */
export function drawLuck(view: PanelView): HTMLElement[] {
  const { session, past, step, knowsAll, say } = view;
  const { state } = past.at(step);
  const rng = (state?.rng ?? {}) as Readonly<Record<string, unknown>>;
  const rows = session.game.streams.map((stream) => {
    const random = rng[stream] === null ? say("askedAtTable") : shorten(rng[stream]);
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, stream),
      h("td", { class: "plain" }, knowsAll ? random : "…"),
    );
  });
  const head = h("tr", {}, h("th", {}, say("stream")), h("th", {}, say("randomState")));
  const table = h("table", {}, h("thead", {}, head), h("tbody", {}, ...rows));
  if (!knowsAll) return [table, h("p", {}, say("hiddenLuck"))];
  return [table, h("h3", {}, say("questions")), drawQuestions(view)];
}

function drawQuestions({ session, past, step, say }: PanelView): HTMLElement {
  const before = step > 0 ? past.at(step - 1).state : undefined;
  const { action } = past.at(step).entry;
  if (action === undefined) return h("p", {}, say("noQuestions"));
  const questions = before && listQuestions(session.game, before, action);
  if (questions === undefined) return h("p", {}, say("unknownQuestions"));
  if (questions.length === 0) return h("p", {}, say("noQuestions"));
  return h("ol", {}, ...questions.map((question) => h("li", {}, describe(question, say))));
}

function describe({ stream, count, probability, about, answer }: AskedQuestion, say: Say): string {
  const what =
    count === undefined
      ? say("chanceOf", {
          chance: sayPercent(String(Number(((probability ?? 0) * 100).toFixed(2))), say),
        })
      : say("oneOf", { count });
  const told = about === undefined ? what : `${about.name}, ${what}`;
  const given =
    typeof answer === "boolean" ? say(answer ? "yes" : "no") : nameAnswer(answer, about);
  return `${say("question", { stream, what: told })}; ${say("answer", { answer: given })}`;
}

function nameAnswer(answer: number, about: AskedQuestion["about"]): string {
  return about?.answers?.[answer] ?? String(about?.kind === "dice" ? answer + 1 : answer);
}

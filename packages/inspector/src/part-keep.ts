// The tab that saves, loads and shares.
import { type GameTypes, Session } from "@games/core-game";
import { button, field, h } from "./dom.js";
import type { PanelView } from "./panel.js";
import type { Explain } from "./problems.js";

/** Draws the session as text and as link text, and a field for one that was kept. */
export function drawKeep(view: PanelView): HTMLElement[] {
  const { session, say, explain } = view;
  const shared = session.share();
  const link = shared.ok
    ? drawCopy(view, "share", say("shareText"), shared.value)
    : [h("p", {}, explain({ kind: "replay", error: shared.error }))];
  const input = h("textarea", { "data-key": "load-text", spellcheck: "false" });
  return [
    ...drawCopy(view, "save", say("saveText"), session.save()),
    ...link,
    field(say("loadText"), input),
    button("load", say("load"), () => load(view, input.value.trim())),
  ];
}

function drawCopy(
  { say, tell }: PanelView,
  key: string,
  label: string,
  text: string,
): HTMLElement[] {
  const area = h("textarea", { readonly: true, "data-key": key, rows: 3 });
  area.value = text;
  const copy = button(`copy-${key}`, `${say("copy")}: ${label}`, () => {
    area.select();
    const copied =
      navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => tell(say("copied")),
      () => tell(say("notCopied")),
    );
  });
  return [field(label, area), copy];
}

/** Takes a saved session, a saved state or a link text, whichever it is; says why not otherwise. */
function load({ session, say, explain, tell, take }: PanelView, text: string): void {
  const { undoMode } = session;
  const open = text.startsWith("{") ? openSave : openLink;
  const opened = open(session, text, explain);
  if (typeof opened !== "string") {
    opened.undoMode = undoMode;
    take(opened);
  }
  tell(typeof opened === "string" ? opened : say("loaded"));
}

function openSave(
  session: Session<GameTypes>,
  text: string,
  explain: Explain,
): Session<GameTypes> | string {
  const { game, options } = session;
  const loaded = Session.load(game, text);
  if (loaded.ok) return loaded.value;
  if (loaded.error.code !== "not-a-session") return explain({ kind: "save", error: loaded.error });
  const state = game.load(text);
  return state.ok
    ? new Session(game, options, { from: state.value })
    : explain({ kind: "save", error: state.error });
}

function openLink(
  { game }: Session<GameTypes>,
  text: string,
  explain: Explain,
): Session<GameTypes> | string {
  const replay = game.unshare(text);
  if (!replay.ok) return explain({ kind: "replay", error: replay.error });
  const { seed, options, actions } = replay.value;
  const session = new Session(game, { ...options, seed: seed ?? "" });
  for (const action of actions) session.do(action);
  return session;
}

// Deep Space D-6 from its box: what lies on the table, and what each answer looks like.
import type { Dsd6, Face, ThreatSymbol } from "@games/dsd6";
import { threatName } from "@games/dsd6/text";
import type { TableAnswerProps, TableMode } from "../plugin.ts";
import { Icon, type Sign } from "./icons.tsx";
import { rules, words } from "./words.ts";

const signNames = (): Readonly<Record<string, string>> => ({
  ...rules().faces,
  ...rules().symbols,
});

const isSign = (label: string | number): label is Sign => Object.hasOwn(signNames(), label);

/** The face of a die. */
function Answer({ label }: TableAnswerProps<Dsd6>) {
  return isSign(label) ? <Icon sign={label satisfies Face | ThreatSymbol} /> : null;
}

/** How it is played with real dice and cards. */
export const table: TableMode<Dsd6> = {
  get streams() {
    return words().table.streams;
  },
  get names() {
    return words().table.names;
  },
  get setUp() {
    return words().table.setUp;
  },
  nameAnswer: (label, { kind }, game) =>
    kind === "card" ? threatName(String(label), game, rules()) : signNames()[label],
  partOf: (label, _question, { content }) => {
    const kind = content.cards.find(({ id }) => id === label)?.kind;
    return kind === undefined ? "" : words().table.parts[kind];
  },
  Answer,
  loadPositionForm: () => import("./position-form.tsx"),
};

// What texts can say where: no block is gained between fights, and no card joins the deck in one.
import { type ParseContext, report } from "@games/core-game";
import type { Op, Operation, Operations, OperationTable, Where } from "../rules/operations.js";
import type { CardFace, CardRow, Condition, Counter, Rows, Trigger } from "../vocabulary.js";
import { fault } from "./messages.js";

/** Counters and conditions that need no fight. */
const FREE_COUNTERS: ReadonlySet<Counter> = /* @__PURE__ */ new Set<Counter>([
  "x",
  "count",
  "gold",
]);
const FREE_CONDITIONS: ReadonlySet<Condition["is"]> = /* @__PURE__ */ new Set<Condition["is"]>([
  "option",
  "exhausted",
  "rolled",
  "removed",
]);

/** A text, its place among the rows, and where it is resolved; what is anywhere has to work in both places. */
type Placed = readonly [path: string, ops: readonly Op[] | undefined, where: Where];

/** Names every operation that does not work where its text is resolved. */
export function reportPlaces(
  rows: Rows,
  operations: Partial<OperationTable<Operations>>,
  context: ParseContext,
): void {
  for (const [path, ops = [], where] of textsOf(rows))
    ops.forEach((op, i) => {
      const works = placeOf(op, operations[op.op] as Operation<Op>);
      if (works === "anywhere" || works === where) return;
      const code = works === "fight" ? "needs-fight" : "not-in-fight";
      report(context, fault(code, { op: op.op }), `${path}[${i}]`);
    });
}

/** Where an operation works, with what it depends on. */
function placeOf(op: Op, operation: Operation<Op>): Where {
  const needsFight =
    (op.if !== undefined && !FREE_CONDITIONS.has(op.if.is)) ||
    ("n" in op && typeof op.n === "object" && !FREE_COUNTERS.has(op.n.per));
  return needsFight ? "fight" : (operation.where?.(op) ?? "fight");
}

function textsOf({ cards, potions = [], relics = [], events = [], neow = [] }: Rows): Placed[] {
  return [
    ...cards.flatMap((card, i) => cardTexts(card, `cards[${i}]`)),
    ...potions.map(({ use = "fight", ops }, i): Placed => {
      return [`potions[${i}].ops`, ops, use === "fight" ? "fight" : "anywhere"];
    }),
    ...relics.flatMap(({ triggers, runTriggers = [] }, i): Placed[] => [
      ...triggerTexts(triggers, `relics[${i}]`),
      ...runTriggers.map(({ ops }, j): Placed => {
        return [`relics[${i}].runTriggers[${j}].ops`, ops, "between"];
      }),
    ]),
    ...events.map(({ ops }, i): Placed => [`events[${i}].ops`, ops, "between"]),
    ...events.flatMap(({ options }, i) => optionTexts(options, `events[${i}]`)),
    ...neow.flatMap(({ options }, i) => optionTexts(options, `neow[${i}]`)),
  ];
}

function cardTexts({ plus, ...card }: CardRow, path: string): Placed[] {
  const faceTexts = ({ ops, triggers }: CardFace, at: string): Placed[] => [
    [`${at}.ops`, ops, "fight"],
    ...triggerTexts(triggers, at),
  ];
  return [...faceTexts(card, path), ...faceTexts(plus ?? {}, `${path}.plus`)];
}

/** The die of an event can be changed too, and a card is removed from the deck between fights. */
const TRIGGER_PLACES: { readonly [on: string]: Where } = { roll: "anywhere", removed: "between" };

function triggerTexts(triggers: readonly Trigger[] = [], path: string): Placed[] {
  return triggers.map(({ on, ops }, j) => [
    `${path}.triggers[${j}].ops`,
    ops,
    TRIGGER_PLACES[on] ?? "fight",
  ]);
}

function optionTexts(
  options: readonly { readonly ops: readonly Op[] }[] = [],
  path: string,
): Placed[] {
  return options.map(({ ops }, j) => [`${path}.options[${j}].ops`, ops, "between"]);
}

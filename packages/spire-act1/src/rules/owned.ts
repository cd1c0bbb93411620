// What the relics of a run do, sorted by what rules ask: put together when relics were gained or lost, and kept until then.
import type { ActContent, CompiledRelic, Owned, RelicTrigger, UseMoment } from "../act-content.js";
import type { CardText, Content } from "../content.js";
import type { Relic, RunState } from "../types.js";
import type { Moment, RelicPassive } from "../vocabulary.js";
import { addTouch, type Touch } from "./touches.js";

/** How many lists of relics are kept: those of the states that a search goes back and forth between. */
const MAX_KEPT = 8;

/** The relics of a run as rules read them. */
export function ownedOf({ relics }: Readonly<RunState>, { act }: Content): Owned {
  const { owned } = act;
  if (owned.relics !== relics || owned.last?.rows.length !== relics.length) {
    owned.relics = relics;
    owned.last = find(act, relics);
  }
  return owned.last;
}

function find(act: ActContent, relics: readonly Relic[]): Owned {
  const { kept } = act.owned;
  for (const one of kept) if (isOf(one, relics)) return one;
  if (kept.length === MAX_KEPT) kept.shift();
  const made = put(act, relics);
  kept.push(made);
  return made;
}

function isOf({ rows }: Owned, relics: readonly Relic[]): boolean {
  if (rows.length !== relics.length) return false;
  for (let i = 0; i < rows.length; i++) if (rows[i] !== (relics[i] as Relic).relic) return false;
  return true;
}

function put({ items }: ActContent, relics: readonly Relic[]): Owned {
  const rows = relics.map(({ relic }) => relic);
  const triggers: Partial<Record<Moment, RelicTrigger[]>> = {};
  const passives: Partial<Record<RelicPassive, number>> = {};
  // Two of the same relic go off once.
  for (const row of rows.filter((one, i) => rows.indexOf(one) === i).sort((a, b) => a - b)) {
    const relic = items.relic[row] as CompiledRelic;
    for (const trigger of relic.triggers) {
      const waiting = triggers[trigger.on];
      if (waiting === undefined) triggers[trigger.on] = [trigger];
      else waiting.push(trigger);
    }
    for (const [passive, n] of relic.passives) passives[passive] = (passives[passive] ?? 0) + n;
  }
  const own = rows.map((row) => items.relic[row] as CompiledRelic);
  const usesAt = (moment: UseMoment) =>
    own.flatMap((relic, place) => {
      const use = relic.uses[moment];
      return use === null ? [] : [{ place, relic, use }];
    });
  return {
    rows,
    triggers,
    uses: { use: usesAt("use"), roll: usesAt("roll"), reset: usesAt("reset") },
    passives,
    abilities: FACES.map((face) => abilitiesOf(triggers.die ?? [], face)),
  };
}

const FACES = [0, 1, 2, 3, 4, 5, 6];

/** The abilities of a face, or of any at 0; those that only set off others are not among them. */
function abilitiesOf(waiting: readonly RelicTrigger[], face: number): RelicTrigger[] {
  return waiting.filter(
    ({ isCopy, faces }) => !isCopy && (face === 0 || faces?.includes(face) === true),
  );
}

/** What the die abilities of some relics look at and change. */
export function dieTouchOf(relics: readonly CompiledRelic[]): Touch {
  const sum = { reads: 0, adds: 0, writes: 0 };
  for (const { triggers, texts } of relics)
    for (const { on, text } of triggers)
      if (on === "die") addTouch(sum, (texts[text] as CardText).touch);
  return sum;
}

// The check of a whole pack: every fault at once, each with its place.
import { type Fault, type Shape, shape } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { CARD_IDS, type Suit } from "../data/cards.js";
import { packRulesFault, packRulesFields } from "../pack.js";
import { ENDINGS, type Ending, type EndingText, type Pack, type Safety } from "../story.js";
import type { Names } from "../text.js";

const line = shape.text(200, 1);
const prose = shape.text(5000, 11);
const lines = shape.list(shape.text(500, 1), 50, 1);
const ending = shape.record<EndingText>({ title: line, text: prose });

const fields: { readonly [K in Exclude<keyof Pack, "prompts">]-?: Shape<Pack[K]> } = {
  ...packRulesFields,
  language: shape.text(35, 2),
  title: line,
  author: line,
  summary: shape.text(1000, 11),
  suits: shape.record<Record<Suit, string>>({
    hearts: line,
    diamonds: line,
    clubs: line,
    spades: line,
  }),
  names: shape.record<Names>({
    integrity: line,
    token: line,
    tokens: line,
    beacon: line,
    tool: line,
    tracker: line,
    trackers: line,
    check: line,
  }),
  introduction: prose,
  openingLog: prose,
  dayLog: prose,
  signOff: prose,
  closingLog: prose,
  endings: shape.record<Record<Ending, EndingText>>(
    Object.fromEntries(ENDINGS.map((name) => [name, ending])) as Record<Ending, Shape<EndingText>>,
  ),
  safety: shape.record<Safety>({ contentNotes: lines, advice: lines, debrief: lines }),
};

/** A pack from an unknown value: a checked copy, or every fault with its place. */
export function checkPack(value: unknown): Result<Pack, readonly Fault[]> {
  if (!shape.isObject(value)) return err([{ path: "", message: "must be an object" }]);
  const faults: Fault[] = [];
  const pack: Record<string, unknown> = {};
  const checkPart = (part: Shape<unknown>, given: unknown, path: (string | number)[]) => {
    const reading = { path, faults: [] as Fault[] }; // one reading a part, because a reading has a limit
    const read = part(given, reading);
    faults.push(...reading.faults);
    return read;
  };
  for (const [key, part] of Object.entries(fields)) pack[key] = checkPart(part, value[key], [key]);
  pack.prompts = checkPrompts(value.prompts, checkPart);
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key) && key !== "prompts")
      faults.push({ path: key.slice(0, 40), message: "is not a known field" });
  }
  const wrong = faults.length === 0 ? packRulesFault(pack as unknown as Pack) : undefined;
  if (wrong !== undefined) faults.push({ path: "", message: wrong });
  return faults.length === 0 ? ok(pack as unknown as Pack) : err(faults);
}

type CheckPart = (part: Shape<unknown>, given: unknown, path: (string | number)[]) => unknown;

function checkPrompts(value: unknown, checkPart: CheckPart): unknown {
  const given = shape.isObject(value) ? value : {};
  const prompts: Record<string, unknown> = {};
  for (const id of CARD_IDS) prompts[id] = checkPart(prose, given[id], ["prompts", id]);
  for (const id of Object.keys(given)) {
    if (!Object.hasOwn(prompts, id)) checkPart(noSuchCard, id, ["prompts", id.slice(0, 40)]);
  }
  return prompts;
}

const noSuchCard: Shape<never> = (_, reading) => shape.fault(reading, "is not a card");

// The face of a card: cost, name, type, text, and its numbers as they are now.
import type { Card, HandCard } from "@games/spire-act1";
import type { Forecast } from "@games/spire-act1/text";
import { Art } from "./art.tsx";
import { wordsOf } from "./forecast.ts";
import { Sign, type SignName } from "./icons.tsx";
import { type Texts, useTexts } from "./texts.ts";
import { rules, words } from "./words.ts";

interface FaceProps {
  readonly id: string;
  /** What it costs now; defaults to what is printed. */
  readonly cost?: HandCard["cost"];
  readonly forecast?: Forecast | null;
  /** How many of them there are. */
  readonly count?: number;
  /** The card that it would replace. */
  readonly was?: string;
}

/** A card, drawn; whoever shows it says what it is with {@link cardWords}. */
export function CardFace({ id, cost, forecast, count = 1, was }: FaceProps) {
  const texts = useTexts();
  const card = texts.cardOf(id);
  const printed = costOf(card);
  const now = printed === undefined ? undefined : (cost ?? printed);
  return (
    <span className="sp-card" data-type={card.type} aria-hidden="true">
      <span className="sp-card-head">
        {now !== undefined && (
          <span className="sp-cost" data-changed={now !== printed || undefined}>
            {costText(now)}
          </span>
        )}
        <b>{texts.cardName(id)}</b>
        {count > 1 && <span className="sp-count">{`× ${count}`}</span>}
      </span>
      <Art of="card" id={id} />
      <span className="sp-card-type">{rules().cards.types[card.type]}</span>
      <span className="sp-card-text">{texts.describeCard(card)}</span>
      {was !== undefined && (
        <span className="sp-was">{wasWords(texts.cardOf(was), printed, texts)}</span>
      )}
      {forecast != null && <Numbers forecast={forecast} />}
    </span>
  );
}

/** What a card said before; its cost only when that was another. */
function wasWords(was: Card, cost: HandCard["cost"] | undefined, texts: Texts): string {
  const before = costOf(was);
  const energy = before === undefined || before === cost ? undefined : costText(before);
  return words().card.before(energy, texts.describeCard(was));
}

/** What is printed as the cost; nothing on cards that cannot be played. */
function costOf({ cost, keywords }: Card): HandCard["cost"] | undefined {
  return keywords.includes("unplayable") ? undefined : cost;
}

/** A cost as cards show it: a number, or the sign for all the energy there is. */
const costText = (cost: HandCard["cost"]): string =>
  cost === "x" ? words().card.allEnergy : `${cost}`;

function Numbers({ forecast }: { readonly forecast: Forecast }) {
  const { hits, block, strength, lost, wins } = forecast;
  const numbers: readonly (readonly [SignName, string | number | undefined])[] = [
    ["swords", hits ?? undefined],
    ["shield", block || undefined],
    ["fist", strength || undefined],
    ["heart", lost === 0 ? undefined : `−${lost}`],
    ["crown", wins ? words().card.win : undefined],
  ];
  const shown = numbers.filter(([, number]) => number !== undefined);
  if (shown.length === 0) return null;
  return (
    <span className="sp-numbers">
      {shown.map(([sign, number]) => (
        <span key={sign} data-number={sign}>
          <Sign name={sign} />
          {number}
        </span>
      ))}
    </span>
  );
}

/** Everything on a card as one sentence after the other. */
export function cardWords(face: FaceProps, texts: Texts): string {
  const { id, cost, forecast, count = 1, was } = face;
  const card = texts.cardOf(id);
  const printed = costOf(card);
  const now = printed === undefined ? undefined : (cost ?? printed);
  const says = words().card;
  const many = count > 1 ? says.many(count) : "";
  const price = now === undefined ? "" : says.energy(costText(now));
  const numbers = forecast == null ? "" : wordsOf(forecast);
  const before = was === undefined ? "" : ` ${wasWords(texts.cardOf(was), printed, texts)}`;
  return `${texts.cardName(id)}${many}${price}, ${rules().cards.types[card.type]}: ${texts.describeCard(card)}${numbers}${before}`;
}

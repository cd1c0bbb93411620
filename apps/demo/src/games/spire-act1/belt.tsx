// What the player carries: potions to drink or throw, and relics, each explained on tap, hover and focus.
import { type Action, potionLimit, previewAction, type SpireAct1 } from "@games/spire-act1";
import { forecastOf } from "@games/spire-act1/text";
import { useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { Dialog } from "../../play/dialog.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { OpenTerm } from "../../play/glossary/term.tsx";
import { useHotkey } from "../../play/hotkeys.tsx";
import { Art } from "./art.tsx";
import { wordsOf } from "./forecast.ts";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";
import "./belt.css";

/** The belt and the relics; nothing in a run that has neither. */
export function Belt() {
  const { decks } = useGameContext<SpireAct1>().snapshot.view.run;
  if (decks === null) return null;
  return (
    <section className="sp-belt" aria-label={words().belt.label}>
      <Potions />
      <Relics />
    </section>
  );
}

function Potions() {
  const { session, snapshot } = useGameContext<SpireAct1>();
  const { potions } = snapshot.view.run;
  const { itemName } = useTexts();
  const [openAt, setOpenAt] = useState<number>();
  const limit = potionLimit(session.options);
  const says = words().belt;
  const open = () => setOpenAt(snapshot.step);
  useHotkey("p", says.potionsKey, open);
  const names = potions.map((id) => itemName("potion", id)).join(", ");
  return (
    <>
      <button
        type="button"
        className="plain sp-potions"
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="p"
      >
        <span className="visually-hidden">{says.potions(potions.length, limit, names)}</span>
        {Array.from({ length: Math.max(limit, potions.length) }, (_, i) => {
          const id = potions[i];
          return id === undefined ? (
            <span key={i} className="sp-slot" aria-hidden="true" />
          ) : (
            <Art key={i} of="potion" id={id} />
          );
        })}
        <span className="key" aria-hidden="true">
          p
        </span>
      </button>
      {openAt === snapshot.step && (
        <Dialog title={says.title(potions.length, limit)} onClose={() => setOpenAt(undefined)}>
          {potions.length === 0 && <p>{says.none}</p>}
          <ul className="sp-carried">
            {potions.map((id, i) => (
              <li key={`${id} ${i}`}>
                <PotionRow id={id} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function PotionRow({ id }: { readonly id: string }) {
  const { session } = useGameContext<SpireAct1>();
  const { itemName, describeItem, isThrown } = useTexts();
  const says = words().belt;
  const name = itemName("potion", id);
  const drink: Action = { type: "drink", potion: id };
  const forecast = forecastOf(previewAction(session.game, session.state, drink));
  const numbers = forecast === null ? "" : wordsOf(forecast);
  return (
    <>
      <Art of="potion" id={id} />
      <div>
        <h3>{name}</h3>
        <p>{`${describeItem(id)}${numbers}`}</p>
        <div className="row">
          <ActionButton<SpireAct1> action={drink}>
            {isThrown(id) ? says.throw : says.drink}
            <span className="visually-hidden">{`: ${name}`}</span>
          </ActionButton>
          <ActionButton<SpireAct1>
            action={{ type: "discard-potion", potion: id }}
            className="plain"
          >
            {says.discard}
            <span className="visually-hidden">{`: ${name}`}</span>
          </ActionButton>
        </div>
      </div>
    </>
  );
}

function Relics() {
  const { relics } = useGameContext<SpireAct1>().snapshot.view.run;
  return (
    <ul className="sp-relics" aria-label={words().belt.relics}>
      {relics.map(({ relic, charges }, i) => (
        <li key={`${relic} ${i}`}>
          <RelicChip id={relic} charges={charges} />
        </li>
      ))}
    </ul>
  );
}

function RelicChip({ id, charges }: { readonly id: string; readonly charges: number }) {
  const { session, snapshot, refusalOf } = useGameContext<SpireAct1>();
  const { itemName, describeItem } = useTexts();
  const { items, itemNumbers } = session.game.content.act;
  const row = items.relic[itemNumbers.relic.get(id) ?? -1]?.row;
  const name = itemName("relic", id);
  const hasUses = row?.charges !== undefined;
  const faces = new Set((row?.triggers ?? []).flatMap(({ faces: own = [] }) => own));
  const isReady = snapshot.legalActions.some(
    (action) => action.type === "use-relic" && action.relic === id,
  );
  const went = snapshot.events.some(
    (event) => event.type === "relic-triggered" && event.relic === id,
  );
  const spent =
    row?.limit !== undefined && snapshot.view.combat !== null && !isReady
      ? ` ${refusalOf({ type: "use-relic", relic: id }) ?? ""}`
      : "";
  const left = hasUses ? words().belt.left(charges) : "";
  return (
    <span className="sp-relic" data-ready={isReady || undefined}>
      <OpenTerm title={name} text={`${describeItem(id)}${left}${spent}`}>
        <span key={went ? snapshot.step : 0} className={went ? "sp-glow-once" : undefined}>
          <Art of="relic" id={id} />
        </span>
        <span className="visually-hidden">{name}</span>
        {faces.size > 0 && (
          <span className="sp-faces" aria-hidden="true">
            {facesText([...faces])}
          </span>
        )}
        {hasUses && <span className="sp-faces" aria-hidden="true">{`×${charges}`}</span>}
      </OpenTerm>
    </span>
  );
}

/** Faces of the die as few signs: `2`, `4–6`, `2 4`. */
function facesText(faces: number[]): string {
  const sorted = faces.sort((a, b) => a - b);
  const [first = 0, last = first] = [sorted[0], sorted.at(-1)];
  const isRun = sorted.length > 1 && last - first === sorted.length - 1;
  return isRun ? `${first}–${last}` : sorted.join(" ");
}

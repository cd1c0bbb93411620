// A merchant: what is for sale, what it costs, and a card to be rid of.
import type { Action, SpireAct1, Ware } from "@games/spire-act1";
import { useState } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { Dialog } from "../../play/dialog.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { useHotkey } from "../../play/hotkeys.tsx";
import { CardFace, cardWords } from "./card.tsx";
import type { ENGLISH } from "./english.ts";
import { Happened } from "./happened.tsx";
import { ItemButton, Price } from "./item.tsx";
import { Trader } from "./scenery.tsx";
import { useTexts } from "./texts.ts";
import { WordList } from "./word-list.tsx";
import { words } from "./words.ts";

/** The shelves, each with what stands on it; in the order of the wares, so that their keys count up. */
const SHELVES: readonly (readonly [
  keyof typeof ENGLISH.merchant.shelves,
  kinds: readonly Ware["kind"][],
])[] = [
  ["relics", ["relic"]],
  ["potions", ["potion"]],
  ["cards", ["card", "rare", "colorless"]],
];

/** Everything for sale. */
export function Merchant() {
  const { pending, run } = useGameContext<SpireAct1>().snapshot.view;
  const texts = useTexts();
  if (pending?.ask !== "merchant") return null;
  const wares = pending.wares.map((ware, item) => ({ ...ware, item }));
  const says = words().merchant;
  const cards = wares.filter(({ id }) => texts.isCard(id));
  return (
    <section className="sp-choice sp-merchant" aria-labelledby="sp-merchant-heading">
      <div className="sp-scene">
        <Trader />
        <div>
          <h2 id="sp-merchant-heading" tabIndex={-1}>
            {says.heading}
          </h2>
          <p>{says.lead(run.gold)}</p>
          <Happened />
        </div>
      </div>
      {SHELVES.map(([name, kinds]) => {
        const own = wares.filter(({ kind }) => kinds.includes(kind));
        return own.length === 0 ? null : (
          <div key={name}>
            <h3>{says.shelves[name]}</h3>
            <div className={name === "cards" ? "sp-cards" : "sp-items"}>
              {own.map((ware) => (
                <WareButton key={`${ware.kind} ${ware.id} ${ware.item}`} ware={ware} />
              ))}
            </div>
          </div>
        );
      })}
      <WordList texts={cards.map(({ id }) => texts.describeCard(texts.cardOf(id)))} />
      <div className="row">
        {pending.removal !== null && <Removal price={pending.removal} />}
        <ActionButton<SpireAct1>
          action={{ type: "leave" }}
          className="plain"
          hotkey={{ key: "s", label: says.leaveKey }}
        >
          {says.leave}
        </ActionButton>
      </div>
    </section>
  );
}

function WareButton({ ware }: { readonly ware: Ware & { readonly item: number } }) {
  const texts = useTexts();
  const { kind, id, price, item } = ware;
  const action: Action = { type: "buy", item };
  const does = (name: string) => words().merchant.buy(name, price);
  const hotkey = item < 9 ? `${item + 1}` : undefined;
  if (kind === "relic" || kind === "potion")
    return (
      <ItemButton kind={kind} id={id} action={action} does={does} hotkey={hotkey} price={price} />
    );
  return (
    <ActionButton<SpireAct1>
      action={action}
      label={does(cardWords({ id }, texts))}
      className="sp-card-button"
      {...(hotkey === undefined
        ? {}
        : { hotkey: { key: hotkey, label: does(texts.cardName(id)) } })}
    >
      <CardFace id={id} />
      <Price gold={price} />
    </ActionButton>
  );
}

/** Removing a card: which one is asked in a dialog. */
function Removal({ price }: { readonly price: number }) {
  const { snapshot, refuse, refusalOf } = useGameContext<SpireAct1>();
  const texts = useTexts();
  const [openAt, setOpenAt] = useState<number>();
  const says = words().merchant;
  const [first] = snapshot.view.run.deck;
  const removable = snapshot.legalActions.flatMap((action) =>
    action.type === "remove" ? [action.card] : [],
  );
  const reason =
    removable.length > 0 || first === undefined
      ? undefined
      : refusalOf({ type: "remove", card: first });
  const open = () => (reason === undefined ? setOpenAt(snapshot.step) : refuse(reason));
  useHotkey("c", says.removeKey, open);
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-disabled={reason !== undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="c"
      >
        {says.remove(price)}
        <span className="key" aria-hidden="true">
          c
        </span>
      </button>
      {openAt === snapshot.step && (
        <Dialog title={says.remove(price)} onClose={() => setOpenAt(undefined)}>
          <p className="quiet">{says.removal}</p>
          <ul className="sp-cards">
            {removable.map((id) => (
              <li key={id}>
                <ActionButton<SpireAct1>
                  action={{ type: "remove", card: id }}
                  label={says.removeCard(cardWords({ id }, texts))}
                  className="sp-card-button"
                >
                  <CardFace id={id} />
                </ActionButton>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

// A relic or a potion with its drawing, name and text, as something to take or to buy.
import type { Action, SpireAct1 } from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { Art } from "./art.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

interface ItemProps {
  readonly kind: "relic" | "potion";
  readonly id: string;
  readonly action: Action;
  /** What the button does with what has this name: "Take …", "Buy for 6 gold: …". */
  readonly does: (name: string) => string;
  readonly hotkey?: string | undefined;
  /** What it costs, as it stands on the tile. */
  readonly price?: number;
}

/** The tile, as a button. */
export function ItemButton({ kind, id, action, does, hotkey, price }: ItemProps) {
  const { itemName, describeItem } = useTexts();
  const name = itemName(kind, id);
  return (
    <ActionButton<SpireAct1>
      action={action}
      label={words().item(does(name), kind, describeItem(id))}
      className="plain sp-item"
      {...(hotkey === undefined ? {} : { hotkey: { key: hotkey, label: does(name) } })}
    >
      <Art of={kind} id={id} />
      <span className="sp-item-words" aria-hidden="true">
        <b>{name}</b>
        <span>{describeItem(id)}</span>
      </span>
      {price !== undefined && <Price gold={price} />}
    </ActionButton>
  );
}

/** A price; the button says it in words. */
export const Price = ({ gold }: { readonly gold: number }) => (
  <span className="sp-price" aria-hidden="true">
    <span className="sp-coin" />
    {gold}
  </span>
);

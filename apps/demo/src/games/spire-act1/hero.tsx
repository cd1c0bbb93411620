// The Ironclad in a fight: HP, block, tokens, powers, and what holds until the turn ends.
import {
  type ActionPreview,
  type CombatView,
  PLAYER,
  type PowerView,
  type SpireAct1,
} from "@games/spire-act1";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { OpenTerm } from "../../play/glossary/term.tsx";
import { Floats, HpBar, Marks } from "./creature.tsx";
import { Ironclad } from "./silhouettes.tsx";
import { useTexts } from "./texts.ts";
import { words } from "./words.ts";

/** The player's side of the stage. */
export function Hero(props: {
  readonly combat: CombatView;
  readonly previews: readonly ActionPreview[];
}) {
  const { combat, previews } = props;
  const { player, powers } = combat;
  const next = previews[0]?.view.combat?.player ?? player;
  const isTurnOver = previews[0]?.events.some(({ type }) => type === "turn-ended");
  return (
    <div className="sp-hero">
      <span className="sp-figure">
        <Ironclad />
      </span>
      <h3>{words().ironclad}</h3>
      <HpBar hp={player.hp} maxHp={player.maxHp} next={next.hp} />
      {/* The start of the next turn takes all block away, which says nothing about the enemies. */}
      <Marks on={player} next={isTurnOver ? undefined : next} />
      <Spells player={player} />
      <Powers powers={powers} />
      <Floats target={PLAYER} />
    </div>
  );
}

/** What holds for the rest of the turn or round. */
function Spells({ player }: { readonly player: CombatView["player"] }) {
  const { canDraw, doubleTaps, doubleSkills, freeCards, lossLeft, temporaryStrength } = player;
  const { attackStrength, isBlockKept, isHandKept } = player;
  const says = words().battle.spells;
  const spells = [
    !canDraw && says.noDraws,
    doubleTaps > 0 && says.doubleTaps(doubleTaps),
    doubleSkills > 0 && says.doubleSkills(doubleSkills),
    attackStrength > 0 && says.attackStrength(attackStrength),
    isBlockKept && says.blockKept,
    isHandKept && says.handKept,
    freeCards > 0 && says.freeCards(freeCards),
    lossLeft !== null && says.lossLeft,
    temporaryStrength > 0 && says.temporaryStrength(temporaryStrength),
  ].filter((spell) => spell !== false);
  if (spells.length === 0) return null;
  return (
    <ul className="sp-spells" aria-label={says.label}>
      {spells.map((spell) => (
        <li key={spell}>{spell}</li>
      ))}
    </ul>
  );
}

const KEYS = "abcfij";

/** Powers in play, and the relics that can be used now. */
function Powers({ powers }: { readonly powers: readonly PowerView[] }) {
  const { legalActions } = useGameContext<SpireAct1>().snapshot;
  const relics = legalActions.flatMap((action) =>
    action.type === "use-relic" ? [action.relic] : [],
  );
  if (powers.length + relics.length === 0) return null;
  return (
    <ul className="sp-powers" aria-label={words().battle.powers}>
      {powers.map((power, i) => (
        <li key={`${power.card} ${i}`}>
          <PowerChip power={power} hotkey={KEYS[i]} />
        </li>
      ))}
      {relics.map((relic, i) => (
        <li key={relic}>
          <RelicUse relic={relic} hotkey={KEYS[powers.length + i]} />
        </li>
      ))}
    </ul>
  );
}

function PowerChip({
  power,
  hotkey,
}: {
  readonly power: PowerView;
  readonly hotkey: string | undefined;
}) {
  const { card, cubes } = power;
  const { cardName, cardOf, describeCard } = useTexts();
  const row = cardOf(card);
  const name = cardName(card);
  const cubeText = cubes > 0 ? ` (${cubes})` : "";
  if (!row.triggers.some(({ on }) => on === "use"))
    return (
      <span className="sp-power">
        <OpenTerm title={name} text={describeCard(row)}>
          {`${name}${cubeText}`}
        </OpenTerm>
      </span>
    );
  return (
    <ActionButton<SpireAct1>
      action={{ type: "use", card }}
      className="sp-power"
      {...(hotkey === undefined
        ? {}
        : { hotkey: { key: hotkey, label: words().battle.use(name) } })}
    >
      {`${words().battle.use(name)}${cubeText}`}
      <span className="visually-hidden">{`: ${describeCard(row)}`}</span>
    </ActionButton>
  );
}

/** A relic that can be used now. */
function RelicUse({
  relic,
  hotkey,
}: {
  readonly relic: string;
  readonly hotkey: string | undefined;
}) {
  const { itemName, describeItem } = useTexts();
  const name = itemName("relic", relic);
  return (
    <ActionButton<SpireAct1>
      action={{ type: "use-relic", relic }}
      className="sp-power"
      {...(hotkey === undefined
        ? {}
        : { hotkey: { key: hotkey, label: words().battle.use(name) } })}
    >
      {words().battle.use(name)}
      <span className="visually-hidden">{`: ${describeItem(relic)}`}</span>
    </ActionButton>
  );
}

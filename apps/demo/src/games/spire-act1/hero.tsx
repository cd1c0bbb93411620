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
import { useWords } from "./words.ts";

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
      <h3>Ironclad</h3>
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
  const spells = [
    !canDraw && "No more draws this turn",
    doubleTaps > 0 && `Attacks to be played twice: ${doubleTaps}`,
    doubleSkills > 0 && `Skills to be played twice: ${doubleSkills}`,
    attackStrength > 0 && `${attackStrength} Strength for the next Attack`,
    isBlockKept && "Your block stays",
    isHandKept && "You may keep cards of your hand",
    freeCards > 0 && `Free cards: ${freeCards}`,
    lossLeft !== null && "At most 1 HP lost this round",
    temporaryStrength > 0 && `${temporaryStrength} Strength goes at the end of the turn`,
  ].filter((spell) => spell !== false);
  if (spells.length === 0) return null;
  return (
    <ul className="sp-spells" aria-label="Until the turn ends">
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
    <ul className="sp-powers" aria-label="Powers and relics to use">
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
  const { cardOf, describeCard } = useWords();
  const row = cardOf(card);
  const cubeText = cubes > 0 ? ` (${cubes})` : "";
  if (!row.triggers.some(({ on }) => on === "use"))
    return (
      <span className="sp-power">
        <OpenTerm title={row.name} text={describeCard(row)}>
          {`${row.name}${cubeText}`}
        </OpenTerm>
      </span>
    );
  return (
    <ActionButton<SpireAct1>
      action={{ type: "use", card }}
      className="sp-power"
      {...(hotkey === undefined ? {} : { hotkey: { key: hotkey, label: `Use ${row.name}` } })}
    >
      {`Use ${row.name}${cubeText}`}
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
  const { itemName, describeItem } = useWords();
  const name = itemName("relic", relic);
  return (
    <ActionButton<SpireAct1>
      action={{ type: "use-relic", relic }}
      className="sp-power"
      {...(hotkey === undefined ? {} : { hotkey: { key: hotkey, label: `Use ${name}` } })}
    >
      {`Use ${name}`}
      <span className="visually-hidden">{`: ${describeItem(relic)}`}</span>
    </ActionButton>
  );
}

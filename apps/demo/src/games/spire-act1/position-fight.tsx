// A fight under way: round and die, the player, the enemies with what lies on them, and the piles.
import { MAX_BLOCK, MAX_ENERGY, MAX_STRENGTH, MAX_TOKENS } from "@games/spire-act1";
import { CountField } from "../../play/count-field.tsx";
import { markName } from "./marks.ts";
import {
  encountersOf,
  enemiesOf,
  freshEnemy,
  isStatus,
  type LaidEnemy,
  type LaidFight,
  leftToDraw,
  listOf,
  PILES,
} from "./position.ts";
import type { PartProps } from "./position-map.tsx";
import { AddField, byName, CountedList, countsWith, Part } from "./position-parts.tsx";
import { createTexts } from "./texts.ts";
import { words } from "./words.ts";

const FACES = [1, 2, 3, 4, 5, 6];
/** The most of a status card that the form offers in one pile. */
const MAX_STATUS = 10;

/** The fight. */
export function FightPart(props: PartProps) {
  const { laid, change } = props;
  const { fight } = laid;
  const says = words().position;
  const set = (part: Partial<LaidFight>) => change({ fight: { ...fight, ...part } });
  return (
    <>
      <Part title={says.fight}>
        <CountField
          label={says.round}
          value={fight.turn}
          min={1}
          max={99}
          set={(turn) => set({ turn })}
        />
        <label>
          {says.die}
          <select value={fight.die} onChange={({ target }) => set({ die: Number(target.value) })}>
            {FACES.map((face) => (
              <option key={face}>{face}</option>
            ))}
          </select>
        </label>
        <PlayerFields fight={fight} set={set} />
      </Part>
      <Enemies {...props} set={set} />
      <Piles {...props} set={set} />
    </>
  );
}

interface FightProps extends PartProps {
  readonly set: (part: Partial<LaidFight>) => void;
}

function PlayerFields({ fight, set }: Pick<FightProps, "set"> & { readonly fight: LaidFight }) {
  const { energy } = words().battle;
  const fields = [
    ["energy", energy, MAX_ENERGY],
    ["block", markName("block"), MAX_BLOCK],
    ["strength", markName("strength"), MAX_STRENGTH],
    ["vulnerable", markName("vulnerable"), MAX_TOKENS.vulnerable],
    ["weak", markName("weak"), MAX_TOKENS.weak],
  ] as const;
  return fields.map(([field, label, max]) => (
    <CountField
      key={field}
      label={label}
      value={fight.player[field]}
      min={0}
      max={max}
      set={(value) => set({ player: { ...fight.player, [field]: value } })}
    />
  ));
}

function Enemies({ laid, game, options, set }: FightProps) {
  const { enemies, encounter } = laid.fight;
  const { content } = game;
  const says = words().position;
  const texts = createTexts(game);
  const chosen = (id: string) =>
    set(id === "" ? { encounter: undefined } : { encounter: id, enemies: enemiesOf(id, content) });
  const change = (at: number, part: Partial<LaidEnemy>) =>
    set({ enemies: enemies.map((one, i) => (i === at ? { ...one, ...part } : one)) });
  return (
    <Part title={words().enemies.enemies}>
      {options.ruleSet === "printed" && (
        <label className="sp-position-wide">
          {says.encounter}
          <select value={encounter ?? ""} onChange={({ target }) => chosen(target.value)}>
            <option value="">{says.noEncounter}</option>
            {byName(encountersOf(content, options), texts.encounterName).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {enemies.map((enemy, at) => (
        <EnemyFields
          key={`${enemy.id} ${at}`}
          enemy={enemy}
          place={at}
          game={game}
          change={(part) => change(at, part)}
          takeAway={() => set({ enemies: enemies.filter((_, i) => i !== at) })}
        />
      ))}
      <AddField
        label={says.addEnemy}
        choices={byName(
          content.enemies.map(({ id }) => id),
          (id) => says.enemy(texts.enemyName(id), freshEnemy(id, content).hp),
        )}
        add={(id) => set({ enemies: [...enemies, freshEnemy(id, content)] })}
      />
    </Part>
  );
}

interface EnemyProps extends Pick<PartProps, "game"> {
  readonly enemy: LaidEnemy;
  readonly place: number;
  readonly change: (part: Partial<LaidEnemy>) => void;
  readonly takeAway: () => void;
}

function EnemyFields({ enemy, place, game, change, takeAway }: EnemyProps) {
  const { content } = game;
  const texts = createTexts(game);
  const says = words().position;
  const row = content.enemies[content.enemyNumbers.get(enemy.id) ?? -1];
  const name = texts.enemyName(enemy.id, place);
  const variants = row?.variants ?? [];
  const steps = row?.isTrack ? (variants[enemy.variant]?.length ?? 1) : 1;
  const fields = [
    ["hp", words().run.hp, row?.hp ?? 1],
    ["block", markName("block"), 99],
    ["strength", markName("strength"), MAX_STRENGTH],
    ["vulnerable", markName("vulnerable"), MAX_TOKENS.vulnerable],
    ["weak", markName("weak"), MAX_TOKENS.weak],
    ["poison", markName("poison"), MAX_TOKENS.poison],
  ] as const;
  return (
    <fieldset className="sp-position-enemy">
      <legend>{name}</legend>
      {fields.map(([field, label, max]) => (
        <CountField
          key={field}
          label={says.of(label, name)}
          short={label}
          value={enemy[field]}
          min={0}
          max={max}
          set={(value) => change({ [field]: value })}
        />
      ))}
      {steps > 1 && (
        <CountField
          label={says.of(says.step, name)}
          short={says.step}
          value={enemy.slot + 1}
          min={1}
          max={steps}
          set={(step) => change({ slot: step - 1 })}
        />
      )}
      {variants.length > 1 && (
        <label className="sp-position-wide">
          {says.actions}
          <select
            value={enemy.variant}
            onChange={({ target }) => change({ variant: Number(target.value) })}
          >
            {(row?.row.variants ?? []).map((actions, variant) => (
              <option key={variant} value={variant}>
                {actions.map((action) => texts.describeIntent(action)).join(" / ")}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="plain" onClick={takeAway}>
        {says.takeAway} <span className="visually-hidden">{name}</span>
      </button>
    </fieldset>
  );
}

function Piles({ laid, game, set }: FightProps) {
  const { content } = game;
  const { piles, drawn } = laid.fight;
  const texts = createTexts(game);
  const says = words().position;
  const left = leftToDraw(laid);
  const statuses = content.cards.map(({ id }) => id).filter((id) => isStatus(id, content));
  const names = Object.entries(left).map(([id, n]) => says.times(texts.cardName(id), n));
  return (
    <>
      {PILES.map((pile) => (
        <CountedList
          key={pile}
          title={says.piles[pile]}
          counts={piles[pile]}
          choices={
            pile === "powers"
              ? Object.keys(left).filter((id) => texts.cardOf(id).type === "power")
              : [...Object.keys(left), ...statuses]
          }
          nameOf={texts.cardName}
          add={says.addCard}
          maxOf={(id) =>
            isStatus(id, content) ? MAX_STATUS : (piles[pile][id] ?? 0) + (left[id] ?? 0)
          }
          change={(id, n) => set({ piles: { ...piles, [pile]: countsWith(piles[pile], id, n) } })}
        />
      ))}
      <p>{says.drawPile(listOf(left).length, names)}</p>
      <CountedList
        title={says.drawn}
        counts={drawn}
        choices={statuses}
        nameOf={texts.cardName}
        add={says.addCard}
        maxOf={() => MAX_STATUS}
        change={(id, n) => set({ drawn: countsWith(drawn, id, n) })}
      />
    </>
  );
}

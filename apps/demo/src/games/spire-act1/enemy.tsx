// The enemies: their shape, HP, what lies on them, and what they are about to do.
import type { ActionPreview, CombatView, EnemyView, SpireAct1 } from "@games/spire-act1";
import type { CSSProperties } from "react";
import { ActionButton } from "../../play/action-button.tsx";
import { useGameContext } from "../../play/game-context.ts";
import { OpenTerm } from "../../play/glossary/term.tsx";
import { Floats, HpBar, Marks } from "./creature.tsx";
import { aheadFor } from "./forecast.ts";
import { Sign, type SignName } from "./icons.tsx";
import { useReading } from "./reading.ts";
import { Silhouette } from "./silhouettes.tsx";
import { type Texts, useTexts } from "./texts.ts";
import { words } from "./words.ts";

interface EnemiesProps {
  readonly combat: CombatView;
  readonly previews: readonly ActionPreview[];
}

/** Everyone the player fights, from left to right. */
export function Enemies({ combat, previews }: EnemiesProps) {
  return (
    <ul className="sp-enemies" aria-label={words().enemies.enemies}>
      {combat.enemies.map((enemy, place) => (
        <EnemyFigure
          key={place}
          enemy={enemy}
          place={place}
          combat={combat}
          ahead={aheadOf(previews, place, enemy)}
        />
      ))}
    </ul>
  );
}

/** The enemy after what is looked at. */
function aheadOf(previews: readonly ActionPreview[], place: number, enemy: EnemyView): EnemyView {
  const ahead = aheadFor(previews, place);
  if (ahead === undefined) return enemy;
  return ahead?.enemies[place] ?? { ...enemy, hp: 0 };
}

interface FigureProps {
  readonly enemy: EnemyView;
  readonly place: number;
  readonly combat: CombatView;
  readonly ahead: EnemyView;
}

function EnemyFigure({ enemy, place, combat, ahead }: FigureProps) {
  const { step, acts } = useReading();
  const { enemyName, enemyTraits } = useTexts();
  const isAsked = useGameContext<SpireAct1>().snapshot.view.pending?.ask === "enemy";
  const { id, hp, maxHp } = enemy;
  const acted = acts.get(place);
  const isDead = hp === 0;
  const traits = enemyTraits(id);
  return (
    <li className="sp-enemy" data-dead={isDead || undefined}>
      <Intent enemy={enemy} />
      <span
        key={acted === undefined ? 0 : step}
        className={acted === undefined ? "sp-figure" : "sp-figure sp-lunge"}
        style={{ "--delay": `${acted ?? 0}ms` } as CSSProperties}
      >
        <Silhouette id={id} />
      </span>
      <h3>
        {combat.enemies.length > 1 && <span className="sp-place">{place + 1}</span>}
        {enemyName(id)}
      </h3>
      <HpBar hp={hp} maxHp={maxHp} next={ahead.hp} />
      {!isDead && traits.length > 0 && (
        <p className="sp-trait">
          <OpenTerm title={enemyName(id)} text={traits.join(" ")}>
            {words().enemies.special}
          </OpenTerm>
        </p>
      )}
      <Marks on={enemy} next={isDead ? undefined : ahead} />
      <Floats target={place} />
      {isAsked && !isDead && <Aim combat={combat} place={place} />}
    </li>
  );
}

/** The whole figure as a button while a card asks whom it is for. */
function Aim({ combat, place }: { readonly combat: CombatView; readonly place: number }) {
  const { enemyName } = useTexts();
  const says = words().enemies;
  const enemy = combat.enemies[place];
  const name = enemyName(enemy?.id ?? "", place);
  return (
    <ActionButton<SpireAct1>
      action={{ type: "choose-enemy", enemy: place }}
      label={says.chooseWithHp(name, enemy?.hp ?? 0)}
      className="sp-aim"
      {...(place < 9 ? { hotkey: { key: `${place + 1}`, label: says.choose(name) } } : {})}
    >
      {null}
    </ActionButton>
  );
}

/** What an enemy is about to do; its hits are as the tokens on both sides make them. */
function Intent({ enemy }: { readonly enemy: EnemyView }) {
  const { intent, attack, hp } = enemy;
  const { describeIntent, enemyName } = useTexts();
  const says = words().enemies;
  if (hp === 0) return <p className="sp-intent">{says.gone}</p>;
  if (intent === null) return null;
  // An action with a hit that will not be dealt is skipped for a change of mode.
  if (intent.hit !== undefined && attack === null)
    return (
      <p className="sp-intent">
        <Sign name="bolt" /> {says.shifts}
      </p>
    );
  const now = attack === null ? intent : { ...intent, hit: attack.size };
  const signs = signsOf(enemy, enemyName);
  const told = says.it(describeIntent(now));
  return (
    <p className="sp-intent">
      <OpenTerm title={says.intent} text={`${told} ${says.when}`}>
        <span className="visually-hidden">{told}</span>
        {signs.map(([sign, text]) => (
          <span key={text} data-intent={sign} aria-hidden="true">
            <Sign name={sign} />
            {text}
          </span>
        ))}
      </OpenTerm>
    </p>
  );
}

/** An intent as a few signs with their numbers. */
function signsOf(
  { intent, attack }: EnemyView,
  enemyName: Texts["enemyName"],
): readonly (readonly [SignName, string])[] {
  if (intent === null) return [];
  const signs: (readonly [SignName, string])[] = [];
  if (attack !== null)
    signs.push([
      "swords",
      attack.times > 1 ? `${attack.size} × ${attack.times}` : `${attack.size}`,
    ]);
  const says = words().enemies.signs;
  const { block, strength, vulnerable, weak, daze, burn, slimed, summon, leave, steal } = intent;
  if (block !== undefined) signs.push(["shield", says.block(block)]);
  if (strength !== undefined) signs.push(["fist", says.strength(strength)]);
  if (vulnerable !== undefined) signs.push(["crack", says.vulnerable(vulnerable)]);
  if (weak !== undefined) signs.push(["down", says.weak(weak)]);
  if (daze !== undefined) signs.push(["card", says.daze(daze)]);
  if (burn !== undefined) signs.push(["card", says.burn(burn)]);
  if (slimed !== undefined) signs.push(["card", says.slimed(slimed)]);
  if (summon !== undefined) signs.push(["plus", enemyName(summon)]);
  if (steal !== undefined) signs.push(["bag", says.steal(steal)]);
  if (leave) signs.push(["door", says.leave]);
  return signs.length === 0 ? [["sleep", says.nothing]] : signs;
}

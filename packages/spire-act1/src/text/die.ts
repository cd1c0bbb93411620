// What each face of the die makes of a round: what every enemy would do on it, and which relics would go off.
import type { CompiledEnemy } from "../content.js";
import { ENGLISH, type Words } from "../english/index.js";
import type { GameWithNames } from "../names.js";
import { dieRow, hitSize } from "../rules/intents.js";
import type { EnemyView, View } from "../view-types.js";
import type { EnemyAction } from "../vocabulary.js";
import { describeIntent } from "./enemies.js";
import { describeTrigger } from "./items.js";

/** What an enemy would do on a face; its hits are as the tokens on both sides make them. */
export interface FaceAction {
  /** The enemy by its number from the left. */
  readonly enemy: number;
  readonly id: string;
  readonly action: EnemyAction;
  /** The action as the end of a sentence that begins with the enemy. */
  readonly text: string;
  /** Whether it is the same on every face, because the enemy follows a track. */
  readonly isFixed: boolean;
}

/** One face of the die. */
export interface FaceOutlook {
  readonly face: number;
  readonly enemies: readonly FaceAction[];
  /** The relics that go off, and what each does, as a sentence. */
  readonly relics: readonly { readonly relic: string; readonly text: string }[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The six faces in a fight; without a fight, what relics do on them. */
export function describeDie(
  view: View,
  game: GameWithNames,
  words: Words = ENGLISH,
): FaceOutlook[] {
  return FACES.map((face) => ({
    face,
    enemies: (view.combat?.enemies ?? []).flatMap((enemy, place) => {
      const row = enemyRow(enemy, game);
      if (row === undefined || enemy.hp === 0) return [];
      const action = actionOn(face, enemy, row, view);
      const text = describeIntent(action, game, words);
      return [{ enemy: place, id: enemy.id, action, text, isFixed: isFixed(row, enemy) }];
    }),
    relics: view.run.relics.flatMap(({ relic }) => relicsOn(face, relic, game, words)),
  }));
}

function enemyRow({ id }: EnemyView, { content }: GameWithNames): CompiledEnemy | undefined {
  return content.enemies[content.enemyNumbers.get(id) ?? -1];
}

function actionsOf(row: CompiledEnemy, { variant }: EnemyView) {
  return row.variants[variant] ?? [];
}

function isFixed(row: CompiledEnemy, enemy: EnemyView): boolean {
  return row.isTrack || actionsOf(row, enemy).length === 1;
}

function actionOn(face: number, enemy: EnemyView, row: CompiledEnemy, view: View): EnemyAction {
  const actions = actionsOf(row, enemy);
  const action = actions[row.isTrack ? enemy.slot : dieRow(face, actions.length)]?.row ?? {};
  if (action.hit === undefined) return action;
  const isVulnerable = (view.combat?.player.vulnerable ?? 0) > 0;
  const hit = hitSize(action.hit + enemy.strength, enemy.weak > 0, isVulnerable);
  return { ...action, hit };
}

function relicsOn(
  face: number,
  relic: string,
  game: GameWithNames,
  words: Words,
): FaceOutlook["relics"] {
  const { items, itemNumbers } = game.content.act;
  const row = items.relic[itemNumbers.relic.get(relic) ?? -1]?.row;
  return (row?.triggers ?? [])
    .filter(({ on, faces }) => on === "die" && faces?.includes(face))
    .map(({ ops }) => ({ relic, text: describeTrigger(ops, game, words) }));
}

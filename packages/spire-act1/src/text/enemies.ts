// What enemies are about to do, and what they do besides.

import type { EnemyId } from "../data/ids.js";
import { ENGLISH, type Words } from "../english/index.js";
import { type GameWithNames, namesOf } from "../names.js";
import type { EnemyAction } from "../vocabulary.js";

const STATUSES = ["daze", "burn", "slimed"] as const;
const GAINS = ["block", "strength", "vulnerable", "weak"] as const;

/** An enemy's action as the end of a sentence that begins with the enemy. */
export function describeIntent(
  action: EnemyAction,
  game: GameWithNames,
  words: Words = ENGLISH,
): string {
  const { intents } = words;
  const { card } = namesOf(game, words.names);
  const { hit, times = 1, summon, leave } = action;
  const given = <T>(amount: T | undefined, tell: (amount: T) => string) =>
    amount === undefined ? [] : [tell(amount)];
  const deeds = [
    ...given(hit, (size) => intents.hit(size, times)),
    ...GAINS.flatMap((gain) => given(action[gain], intents[gain])),
    ...STATUSES.flatMap((id) => given(action[id], (n) => intents.cards(n, card(id)))),
    ...given(summon, () => intents.summon),
    ...(leave ? [intents.leave] : []),
  ];
  return deeds.length === 0 ? intents.nothing : intents.all(deeds);
}

/** What an enemy does besides its actions, a sentence each; nothing for one that the game does not have. */
export function describeTraits(
  id: EnemyId,
  { content }: GameWithNames,
  { traits }: Words = ENGLISH,
): string[] {
  const row = content.enemies[content.enemyNumbers.get(id) ?? -1]?.row;
  if (row === undefined) return [];
  const { curlUp, angry, spores, split, punish } = row;
  return [
    curlUp === undefined ? "" : traits.curlUp(curlUp),
    angry === undefined ? "" : traits.angry(angry),
    spores === undefined ? "" : traits.spores(spores),
    split === undefined ? "" : traits.split(split.length),
    punish === undefined ? "" : traits.punish(punish.type, punish.damage),
  ].filter((trait) => trait !== "");
}

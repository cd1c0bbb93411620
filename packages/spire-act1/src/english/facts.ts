// What events and questions are told with: names and phrases in the language of the words.
import type { Names } from "../names.js";
import type { Offer, Ware } from "../rules/frames.js";
import type { EnemyAction } from "../vocabulary.js";

/** What events and questions are told with. */
export interface Facts extends Names {
  /** What a merchant's ware is called. */
  readonly ware: (ware: Ware) => string;
  /** What a reward offers, as a list. */
  readonly offers: (offers: readonly Offer[]) => string;
  /** What an enemy does, as the end of a sentence that begins with the enemy. */
  readonly intent: (action: EnemyAction) => string;
  /** An option of an event or a Neow card; undefined for one that the game does not have. */
  readonly option: (by: string, option: number) => string | undefined;
}

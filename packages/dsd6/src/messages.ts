// What the game says when it refuses: one sentence per code. Sentences number the dice 1 to 6, as people do.
import { messagesOf } from "@games/core-game";

/** Why an action is refused; `number` and `dice` are the numbers of dice as people say them, 1 to 6. */
export const REFUSALS = {
  "game-over": "The game is over.",
  "wrong-phase": "This cannot be done in the {phase} phase.",
  "not-in-pool": "Die {number} is not in the pool.",
  "not-rolled": "Die {number} has not been rolled yet.",
  "threat-face": "Die {number} shows threat and cannot be assigned.",
  "wrong-face": "Die {number} shows {face}, but this needs {needed}.",
  "station-used": "The {station} station works only once per turn in this game.",
  "commander-blocked": "The commander station is off while {name} is in play.",
  "nothing-to-reroll": "There is no other die in the pool to reroll.",
  "same-die": "A die cannot change itself.",
  "recharge-blocked": "The shields cannot be recharged while {name} is in play.",
  "not-in-scanners": "Die {number} is not in the Scanners, so it cannot be freed.",
  "must-free": ({ dice }: { readonly dice: string }) =>
    `A medical die also frees one die from the Scanners: choose from ${dice.replace(/\d/g, "die $&")}.`,
  "not-in-play": "{name} is not in play.",
  "no-target": "There is no enemy to shoot at.",
  "not-an-enemy": "{name} is not an enemy, so it cannot be shot at.",
  "already-destroyed": "{name} is destroyed already.",
  "barrier-up": "{name} cannot be hit while {barrier} is up.",
  "not-alone": "{name} can only be hit when no other enemy is left.",
  "no-stasis": "In this game a stasis token goes only on an enemy, and {name} is not one.",
  "cannot-be-resolved": "Dice cannot resolve {name}.",
} as const;

/** What can be wrong with rows and saves, as the end of a sentence that begins with the field. */
export const FAULTS = {
  "not-kebab-case": "must be kebab-case",
  "amount-not-taken": 'takes no amount with "{effect}"',
  "no-hp": "can be shot at and needs hp, unless it discards itself when revealed",
  "hp-not-taken": "has hp but is not an enemy that can be shot at",
  "needs-not-taken": "has needs but is not an internal threat",
  "lock-and-needs": "cannot both lock a die and be resolved by dice",
  "only-alone-not-taken": "has onlyAlone but is not an external threat",
  "filler-too-rich": "is a filler and must have nothing but id, name, kind and count",
  "no-symbol": "activates and needs a symbol",
  "locks-late": "can lock a die only when revealed",
  "frees-early": "can free its die only when activated",
  "draws-early": "can draw cards only when activated",
  "regenerates-early": "can regenerate only when activated",
  "regenerates-nothing": "regenerates and needs hp to do so",
  "boss-discards-itself": "is a boss or its Barrier and cannot discard itself",
  "discard-not-last": "must discard itself as its last effect",
  "boss-count": "is the boss, of which there is exactly one card",
  "kills-when-drawn": "destroys any ship when it is drawn, so no game could be won",
  "keeps-enemies-alive":
    "keeps every enemy alive and can never leave play, so no game could be won: give it needs",
  /** `second` is empty for another copy of the first. */
  "protect-each-other": ({ first, second }: { readonly first: string; readonly second: string }) =>
    `can hold ${first} and ${second || "another one"} at once; neither could be hit while the other is there, so no game could be won`,
  "duplicate-id": 'has more than one row "{id}"',
  "not-one-boss": 'must have one row of kind "boss", not {count}',
  "too-many-cards": "has more than {max} cards",
  "too-few-cards": "has fewer than {min} cards beside the boss on {difficulty}",
  "cards-not-conserved": "must hold every card of the deck exactly once",
  "boss-not-last": "must keep the boss under all other cards until it is drawn",
  "wrong-hit-points": "must give each card in play its hit points and tokens",
  "die-out-of-place": "must have every die where its face and the cards allow it",
  "wrong-phase": "must have dice and the threat die as its phase says",
  "wrong-ending": "must be over exactly when a game ends",
  "drawn-wrongly": "must be empty while the threat die waits",
  "not-a-card": 'must be the id of a card, which "{id}" is not',
  "no-more-copies": 'names more cards "{id}" than there are',
  "not-on-a-card": "must be a card in play",
} as const;

/** Makes a refusal by its code. */
export const refuse = /* @__PURE__ */ messagesOf(REFUSALS);

/** Makes a fault by its code. */
export const fault = /* @__PURE__ */ messagesOf(FAULTS);

// What the parts of the texts of relics and potions say beside their operations.
import { capitalize } from "@games/core-game/text";
import type { Words } from "../english/index.js";
import type { UseMoment } from "../english/items.js";
import type { PotionRow, RelicPassive, RunMoment } from "../vocabulary.js";
import { triggerText } from "./cards.js";
import { whenText } from "./conditions.js";
import { either, times } from "./forms.js";
import { NODE_OBJECTS } from "./nodes.js";
import { toAnEnemy } from "./ops.js";

const PASSIVES: Readonly<Record<RelicPassive, (n: number) => string>> = {
  "no-rest": () => "Du kannst an Lagerfeuern nicht rasten.",
  "no-smith": () => "Du kannst an Lagerfeuern keine Karten verbessern.",
  "no-gold": () => "Du kannst kein Gold erhalten.",
  "no-potions": () => "Du kannst keine Tränke erhalten.",
  "no-curses": () => "Du kannst keine Flüche erhalten.",
  "rest-heal": (n) => `Rasten heilt ${n} LP mehr.`,
  "free-paths": () => "Du kannst weitergehen, ohne den Wegen zu folgen.",
  "upgrade-attacks": () => "Ein Angriff, der in dein Deck kommt, wird verbessert.",
  "upgrade-skills": () => "Eine Fertigkeit, die in dein Deck kommt, wird verbessert.",
  "keep-energy": () => "Energie, die übrig bleibt, hast du im nächsten Zug zusätzlich.",
  "better-strikes": (n) => `Startkarten „Schlag“ treffen mit ${n} mehr.`,
  "better-free-attacks": (n) => `Angriffe, die nichts kosten, treffen jedes Mal mit ${n} mehr.`,
};

const RUN_MOMENTS: Readonly<Record<Exclude<RunMoment, "room-entered">, string>> = {
  gained: "Wenn du dieses Relikt erhältst",
  "fight-won": "Am Ende eines Kampfes",
  rested: "Immer wenn du rastest",
};

const USES: Readonly<Record<UseMoment, string>> = {
  use: "",
  roll: ", nach einem Wurf",
  reset: ", wenn dein Block verfallen würde",
};

const PER = { fight: "Kampf", room: "Raum" };

const POTION_USES: Readonly<Record<NonNullable<PotionRow["use"]>, string>> = {
  fight: "",
  anywhere: "Du kannst diesen Trank auch außerhalb von Kämpfen trinken.",
  roll: "Du trinkst diesen Trank gleich nach einem Wurf.",
  death: "Wirkt von selbst, wenn deine LP auf 0 fallen, und ist dann verbraucht.",
};

/** The parts of the texts of relics and potions. */
export const ITEMS: Words["items"] = {
  passives: PASSIVES,
  potionUses: POTION_USES,
  deeds: (deeds) => toAnEnemy(deeds.map(capitalize).join(". ")),
  onFaces: (faces, deeds) => `Bei ${either(faces.map(String))}: ${deeds}.`,
  trigger: (trigger, deeds) => triggerText(trigger, [deeds]),
  use: (on, { per, n = 1 }, condition, deeds) =>
    `${capitalize(times(n))} pro ${PER[per]}${USES[on]}${condition === undefined ? "" : `, ${whenText(condition)}`}: ${deeds}.`,
  runTrigger: (on, room, deeds) => {
    const what = room === undefined ? "einen Raum" : NODE_OBJECTS[room];
    const when = on === "room-entered" ? `Immer wenn du ${what} betrittst` : RUN_MOMENTS[on];
    return `${when}: ${deeds}.`;
  },
  charges: (n) => `Wirkt ${times(n)} und wird dann abgelegt.`,
  discarded: "Danach wird es abgelegt.",
};

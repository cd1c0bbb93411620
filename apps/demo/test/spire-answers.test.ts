// Whatever is asked has its answers on the screen: in a fight potions and relics ask what else only rooms ask.
import { Session } from "@games/core-game";
import { seeded } from "@games/core-rng";
import { type Question, spireAct1 } from "@games/spire-act1";
import { expect, test } from "vitest";
import { answersOf } from "../src/games/spire-act1/answers.tsx";
import { PANELS } from "../src/games/spire-act1/panels.ts";
import { createTexts } from "../src/games/spire-act1/texts.ts";

const texts = createTexts(spireAct1);
/** What the hand, the enemies and the belt answer. */
const ELSEWHERE: readonly Question["ask"][] = ["turn", "enemy"];
/** What is not answered by the answers of a question. */
const ASIDE: readonly string[] = ["discard-potion"];

const RELICS = [
  "loaded_die",
  "the_courier",
  "the_abacus",
  "calipers",
  "golden_eye",
  "dollys_mirror",
];
const POTIONS = ["entropic_brew", "gamblers_brew", "distilled_chaos"];

test("every question of random runs has a panel of its own, or an answer for each legal action", () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const luck = seeded(seed, "answers");
    const session = new Session(spireAct1, {
      seed,
      ruleSet: "printed",
      maxHp: 60,
      gold: 20,
      relics: RELICS,
      potions: POTIONS,
    });
    for (let i = 0; i < 250; i++) {
      const { view, legalActions } = session.getSnapshot();
      const { pending } = view;
      if (pending === null) break;
      asked.add(`${pending.ask} ${view.combat === null ? "room" : "fight"}`);
      if (PANELS[pending.ask] === undefined && !ELSEWHERE.includes(pending.ask)) {
        // Equal cards are shown as often as they are there.
        const answers = new Set(
          answersOf(pending, texts).map(({ action }) => JSON.stringify(action)),
        );
        const legal = legalActions.filter(({ type }) => !ASIDE.includes(type));
        expect(answers).toEqual(new Set(legal.map((action) => JSON.stringify(action))));
      }
      const action = legalActions[luck.below(legalActions.length)];
      if (action !== undefined) session.do(action);
    }
  }
  for (const one of ["merchant fight", "rewards fight", "die fight", "scry fight", "option fight"])
    expect([...asked]).toContain(one);
});

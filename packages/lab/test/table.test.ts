// Play with real dice and cards in the terminal: what is asked, what can be typed, and the replay of it.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unwrap } from "@games/core-rng";
import { afterAll, describe, expect, it } from "vitest";
import { main } from "../src/cli/index.js";
import { askedStreamsOf, playTable } from "../src/cli/table.js";
import { findStudy } from "../src/node/find-study.js";

const dir = mkdtempSync(join(tmpdir(), "table-"));
afterAll(() => rmSync(dir, { recursive: true }));

function listen() {
  const said: string[] = [];
  const out = (text: string) => said.push(text);
  return { said, io: { isTerminal: false, out, err: out } };
}

async function* typed(...lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function play(name: string, lines: readonly string[], options: object = {}) {
  const study = await findStudy(name);
  const { said, io } = listen();
  const session = await playTable(study, options, study.game.streams, io, typed(...lines));
  return { said, session };
}

describe("games-lab play --table", () => {
  it("asks for the cards of setup and for the dice, in words or numbers, several in one line", async () => {
    const { said, session } = await play("dsd6", [
      "scout",
      "dont-panic",
      "1",
      "tactical tactical 1 2 3 6",
    ]);
    expect(said).toContain("Draw from the threat deck: which card is it?");
    expect(said).toContain("  Scout is drawn.");
    expect(said).toContain("Roll 6 crew dice: what does die 1 show?");
    expect(said).toContain(
      "  The crew rolled Tactical, Tactical, Commander, Tactical, Medical, Threat.",
    );
    expect(session.history().map(({ answers }) => answers?.length)).toEqual([2, 6]);
  });

  it("takes answers back and says what it does not understand", async () => {
    const { said, session } = await play("dsd6", [
      "b",
      "a kraken",
      "scout",
      "b",
      "pirates",
      "hijackers",
      "99",
    ]);
    expect(said).toContain("There is nothing to take back.");
    expect(said.filter((line) => line.startsWith("Please type a number"))).toHaveLength(2);
    expect(session.history()[0]).toMatchObject({ corrections: 1 });
    expect(session.getSnapshot().game?.view).toMatchObject({
      threats: [{ threat: "pirates" }, { threat: "hijackers" }],
    });
  });

  it("writes replays that are printed and verified", async () => {
    const { session } = await play("bomb-flip", ["1", "no", "no", "3"], {});
    const file = join(dir, "table.json");
    writeFileSync(file, JSON.stringify(unwrap(session.replay())));
    const { said, io } = listen();
    expect(await main(["verify", file], io)).toBe(0);
    expect(await main(["replay", file], io)).toBe(0);
    expect(said.join("\n")).toContain("1 actions of Bomb flip, verified");
    expect(said).toContain("> Flip the left card.");
  });

  it("asks for some streams when told which", async () => {
    const study = await findStudy("dsd6");
    expect(askedStreamsOf(study, "crew, threat")).toEqual(["crew", "threat"]);
    expect(askedStreamsOf(study, true)).toEqual(["crew", "threat", "deck"]);
    expect(() => askedStreamsOf(study, "moon")).toThrow("There are: crew, threat, deck.");
  });
});

// The past of a session, without a page.
import { bombFlip } from "@games/bomb-flip";
import { type GameTypes, Session } from "@games/core-game";
import { expect, test } from "vitest";
import { Past } from "../src/past.js";

const begin = (settings = {}) =>
  new Session(bombFlip, { seed: "past" }, { undo: "free", ...settings });
type AnySession = Session<GameTypes>;
const pastOf = (session: unknown) => new Past(session as AnySession);

function play(session: ReturnType<typeof begin>, steps: number): string[] {
  const hashes = [bombFlip.hash(session.state)];
  for (let i = 0; i < steps; i++) {
    const [action] = bombFlip.legalActions(session.state);
    if (action !== undefined) session.do(action);
    hashes.push(bombFlip.hash(session.state));
  }
  return hashes;
}

const hashesOf = (past: Past, steps: number) =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const { state } = past.at(step);
    return state && bombFlip.hash(state as never);
  });

test("a past that was not seen is played again", () => {
  const session = begin();
  const hashes = play(session, 7);
  expect(hashesOf(pastOf(session), 7)).toEqual(hashes);
});

test("a past that was taken back and played otherwise is forgotten", () => {
  const session = begin();
  play(session, 5);
  const past = pastOf(session);
  hashesOf(past, 5);
  session.seek(2);
  past.update();
  expect(past.steps).toBe(2);
  const other = bombFlip.legalActions(session.state).at(-1);
  if (other !== undefined) session.do(other);
  past.update();
  expect(past.at(3).state).toBe(session.state);
  expect(past.at(3).entry.action).toEqual(other);
});

test("a session that began from a state has no past before it", () => {
  const first = begin();
  play(first, 3);
  const session = begin({ from: first.state });
  play(session, 2);
  const past = pastOf(session);
  expect(past.at(0).state).toBeUndefined();
  expect(past.at(1).state).toBeUndefined();
  expect(past.at(2).state).toBe(session.state);
});

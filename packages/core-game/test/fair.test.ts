// Provably fair play, and every way in which a host or a file could lie about it.
import { createHash } from "node:crypto";
import { unwrap } from "@games/core-rng";
import { describe, expect, it } from "vitest";
import {
  drawSecret,
  type FairOffer,
  type FairProof,
  type FairRecord,
  fairGame,
  fairOptions,
  fairSeed,
  offerFairGame,
  readFairOffer,
  verifyFairGame,
} from "../src/fair.js";
import { canonical, Session } from "../src/index.js";
import { recordTable } from "../src/table.js";
import { type Action, type Toy, toy } from "./toy.js";

const SENT: readonly Action[] = [
  { type: "dig" },
  { type: "mark" },
  { type: "open", by: "bar" },
  { type: "leave" },
];

/** A game that is played as agreed, up to the last life. */
function playOut(offer: FairOffer, secret: string, playerSeed: string, actions = SENT) {
  const session = new Session(fairGame(toy), fairOptions<Toy>(offer, secret, playerSeed));
  const views = [session.getSnapshot().view];
  const done = actions.filter((action) => {
    const played = session.do(action);
    if (played.ok) views.push(session.getSnapshot().view);
    return played.ok;
  });
  return { replay: unwrap(session.replay()), done, views };
}

async function playFairly(): Promise<{ proof: FairProof<Toy>; held: FairRecord }> {
  const { offer, secret } = await offerFairGame(toy, { bonus: 2, lamps: 9 });
  const playerSeed = "my own word";
  const { replay, done, views } = playOut(offer, secret, playerSeed);
  return { proof: { secret, replay }, held: { offer, playerSeed, actions: done, views } };
}

async function codeOf(proof: unknown, held: unknown): Promise<string> {
  const verified = await verifyFairGame(toy, proof, held);
  return verified.ok ? "ok" : verified.error.code;
}

describe("an offer", () => {
  it("commits by SHA-256 to a secret that differs every time, and to all terms", async () => {
    const [one, other] = [await offerFairGame(toy, {}), await offerFairGame(toy, {})];
    expect(one.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(one.secret).not.toBe(other.secret);
    const { commitment, ...terms } = one.offer;
    const hashed = createHash("sha256")
      .update(canonical([one.secret, terms]))
      .digest("hex");
    expect(commitment).toBe(hashed);
    expect(terms).toEqual({
      format: 2,
      game: "toy",
      rulesVersion: 1,
      contentHash: toy.contentHash,
      rng: "chacha20",
      options: {},
    });
  });

  it("is read before it is taken", async () => {
    const { offer } = await offerFairGame(toy, { bonus: 2 });
    expect(readFairOffer(toy, JSON.parse(JSON.stringify(offer)))).toEqual({
      ok: true,
      value: offer,
    });
    const wrong = [
      ["bad-offer", null],
      ["bad-offer", [offer]],
      ["other-game", { ...offer, game: "other" }],
      ["other-rules", { ...offer, rulesVersion: 2 }],
      ["other-content", { ...offer, contentHash: "abc" }],
      ["other-rules", { ...offer, rng: "alea" }],
      ["bad-offer", { ...offer, options: { bonus: 99 } }],
      ["bad-offer", { ...offer, commitment: [offer.commitment] }],
      ["bad-offer", { ...offer, extra: 1 }],
    ] as const;
    for (const [code, value] of wrong) {
      expect(readFairOffer(toy, value), JSON.stringify(value)).toMatchObject({
        ok: false,
        error: { code },
      });
    }
  });
});

describe("a fair game", () => {
  it("is verified, and says how it ended", async () => {
    const { proof, held } = await playFairly();
    const verified = unwrap(await verifyFairGame(toy, JSON.parse(JSON.stringify(proof)), held));
    expect(verified.hash).toBe(proof.replay.hashes.at(-1));
    expect(verified.outcome).toEqual(fairGame(toy).outcome(verified.state));
    expect(verified.outcome).toBeDefined();
  });

  it("draws from a source that nobody can predict", async () => {
    const { proof } = await playFairly();
    expect(proof.replay.rng).toBe("chacha20");
    expect(drawSecret()).not.toBe(drawSecret());
  });
});

describe("a host that lies", () => {
  it("about its secret, once it has seen the player's word", async () => {
    const { held } = await playFairly();
    for (let i = 0; i < 20; i++) {
      const secret = drawSecret();
      const { replay, done } = playOut(held.offer, secret, held.playerSeed);
      expect(await codeOf({ secret, replay }, { ...held, actions: done })).toBe("wrong-secret");
    }
  });

  it("with a secret of another kind", async () => {
    const { proof, held } = await playFairly();
    for (const secret of [
      [proof.secret],
      [`a${proof.secret}`],
      { 0: proof.secret },
      5,
      null,
      `${proof.secret}✺`,
    ]) {
      expect(await codeOf({ ...proof, secret }, held)).toBe("bad-proof");
    }
  });

  it("about the seed", async () => {
    const { proof, held } = await playFairly();
    const { replay } = playOut(held.offer, proof.secret, "another word");
    expect(await codeOf({ ...proof, replay }, held)).toBe("wrong-seed");
  });

  it("by answering luck by hand", async () => {
    const { proof, held } = await playFairly();
    const seed = fairSeed(proof.secret, held.playerSeed);
    const given = { asked: ["die", "chests"] as const, answers: [[0], []] };
    const options = { seed, bonus: 2, lamps: 9 };
    const replay = unwrap(recordTable(fairGame(toy), options, [{ type: "leave" }], given));
    const sent = { ...held, actions: [{ type: "leave" }] };
    expect(await codeOf({ ...proof, replay }, sent)).toBe("wrong-seed");
  });

  it("about the options", async () => {
    const { proof, held } = await playFairly();
    const offer = { ...held.offer, options: { bonus: 0 } };
    const { replay } = playOut(offer, proof.secret, held.playerSeed);
    expect(await codeOf({ ...proof, replay }, held)).toBe("wrong-options");
    expect(await codeOf({ ...proof, replay }, { ...held, offer })).toBe("wrong-secret");
  });

  it("about what the player did, and says where", async () => {
    const { proof, held } = await playFairly();
    const other = playOut(held.offer, proof.secret, held.playerSeed, [
      { type: "dig" },
      { type: "open", by: "bar" },
      { type: "leave" },
    ]);
    expect(await verifyFairGame(toy, { ...proof, replay: other.replay }, held)).toMatchObject({
      error: { code: "wrong-actions", params: { step: 1 } },
    });
  });

  it("by cutting the replay short or making it longer", async () => {
    const { proof, held } = await playFairly();
    const short = playOut(held.offer, proof.secret, held.playerSeed, SENT.slice(0, 2));
    expect(await verifyFairGame(toy, { ...proof, replay: short.replay }, held)).toMatchObject({
      error: { code: "wrong-length", params: { found: 2 } },
    });
    const fewer = { ...held, actions: held.actions.slice(0, 1) };
    expect(await codeOf(proof, fewer)).toBe("wrong-length");
  });

  it("about the content", async () => {
    const { proof, held } = await playFairly();
    const rich = unwrap(toy.withContent({ chests: [{ name: "Gold", worth: 9, count: 9 }] }));
    const replay = unwrap(
      fairGame(rich).record(fairOptions<Toy>(held.offer, proof.secret, held.playerSeed), [
        { type: "leave" },
      ]),
    );
    expect(await verifyFairGame(toy, { ...proof, replay }, held)).toMatchObject({
      error: { code: "wrong-replay", cause: { code: "wrong-content" } },
    });
  });

  it("about how it went", async () => {
    const { proof, held } = await playFairly();
    const hashes = proof.replay.hashes.map(() => "0000000000000000");
    const replay = { ...proof.replay, hashes };
    expect(await codeOf({ ...proof, replay }, held)).toBe("wrong-replay");
  });
});

describe("a host that shows another game than it plays", () => {
  it("is found out at the first view that differs", async () => {
    const { proof, held } = await playFairly();
    const views = held.views ?? [];
    expect(views.length).toBe(held.actions.length + 1);
    for (const step of views.keys()) {
      const other = views.map((view, i) => (i === step ? { ...view, score: 99 } : view));
      expect(await verifyFairGame(toy, proof, { ...held, views: other })).toMatchObject({
        error: { code: "wrong-view", params: { step } },
      });
    }
  });

  it("or when views are missing or left over", async () => {
    const { proof, held } = await playFairly();
    const views = held.views ?? [];
    expect(await codeOf(proof, { ...held, views: views.slice(1) })).toBe("wrong-view");
    expect(await codeOf(proof, { ...held, views: views.slice(0, -1) })).toBe("wrong-view");
    expect(await codeOf(proof, { ...held, views: [...views, views[0]] })).toBe("wrong-view");
  });

  it("unless the player kept no views", async () => {
    const { proof, held } = await playFairly();
    const { offer, playerSeed, actions } = held;
    expect(await codeOf(proof, { offer, playerSeed, actions })).toBe("ok");
  });
});

it("what is verified is what was read first: a value that changes afterwards changes nothing", async () => {
  const { proof, held } = await playFairly();
  const other = playOut(held.offer, proof.secret, "another word").replay;
  let reads = 0;
  const changing = {
    secret: proof.secret,
    get replay() {
      return reads++ === 0 ? proof.replay : other;
    },
  };
  expect(await codeOf(changing, held)).toBe("ok");
  const seen: { actions: object[] } = { ...held, actions: [...held.actions] };
  const verifying = codeOf(proof, seen);
  seen.actions.length = 0;
  expect(await verifying).toBe("ok");
  const throwsLater = {
    get bonus() {
      if (reads++ > 1) throw new Error("read twice");
      return 2;
    },
    lamps: 9,
  };
  const replay = { ...proof.replay, options: throwsLater };
  expect(await codeOf({ ...proof, replay }, held)).toBe("ok");
  expect(await codeOf({ ...proof, replay }, held)).toBe("bad-proof");
});

it("whatever is sent as a proof or a record gets a code, never an exception", async () => {
  const { proof, held } = await playFairly();
  let deep: unknown = 1;
  for (let i = 0; i < 20_000; i++) deep = [deep];
  const junk = [null, 0, "", [], {}, deep, { secret: 1 }, { ...proof, replay: deep }];
  for (const value of junk) {
    expect(await codeOf(value, held)).toBe("bad-proof");
    expect(await codeOf(proof, value)).toBe("bad-record");
  }
  const nested = { ...proof, replay: { ...proof.replay, options: { bonus: deep } } };
  expect(await codeOf(nested, held)).toBe("bad-proof");
});

// A server with the addresses of the example, which plays by the rules except for one lie.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { type BombFlip, bombFlip } from "@games/bomb-flip";
import { type CreateOptions, type Replay, Session, unwrap } from "@games/core-game";
import { type FairOffer, fairGame, fairOptions, offerFairGame } from "@games/core-game/fair";

/** What a lying server does in place of what it promised; whatever is missing it does honestly. */
export interface Lie {
  /** What it publishes as its offer. */
  offer?(offer: FairOffer): FairOffer;
  /** The secret that it plays with, chosen once it knows the player's word. */
  secret?(offered: string, playerSeed: string): string;
  /** What it creates the game from. */
  create?(options: CreateOptions<BombFlip>): CreateOptions<BombFlip>;
  /** What it does in place of what the player asked for. */
  action?(action: BombFlip["action"]): BombFlip["action"];
  /** What it shows. */
  view?(view: BombFlip["view"]): object;
  /** What it reveals at the end. */
  proof?(secret: string, replay: Replay<BombFlip>): { secret: string; replay: object };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const part of request) text += part;
  return text === "" ? {} : JSON.parse(text);
}

/** Answers the requests of one player. */
function answersOf(lie: Lie): (path: string, body: Record<string, unknown>) => Promise<unknown> {
  let promised: { offer: FairOffer; secret: string };
  let secret = "";
  let session: Session<BombFlip>;
  const show = () => {
    const { view, legalActions, outcome } = session.getSnapshot();
    return { view: lie.view?.(view) ?? view, legalActions, outcome };
  };
  return async (path, body) => {
    if (path === "/seats") {
      promised = await offerFairGame(bombFlip, {});
      return { token: "", offer: lie.offer?.(promised.offer) ?? promised.offer };
    }
    if (path === "/start") {
      const playerSeed = String(body.playerSeed);
      secret = lie.secret?.(promised.secret, playerSeed) ?? promised.secret;
      const options = fairOptions<BombFlip>(promised.offer, secret, playerSeed);
      session = new Session(fairGame(bombFlip), lie.create?.(options) ?? options);
      return show();
    }
    if (path === "/actions") {
      const action = unwrap(bombFlip.parseAction(body));
      unwrap(session.do(lie.action?.(action) ?? action));
      return show();
    }
    const replay = unwrap(session.replay());
    return lie.proof?.(secret, replay) ?? { secret, replay };
  };
}

/** Starts such a server for one player: its address, and what stops it. */
export async function serveLies(lie: Lie): Promise<{ address: string; stop: () => void }> {
  const answer = answersOf(lie);
  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => answer(request.url ?? "", body))
      .then(
        (value) => response.end(JSON.stringify(value)),
        (error) => response.end(JSON.stringify({ code: "broken", message: String(error) })),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

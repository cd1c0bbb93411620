// All stories there are: those that come with the engine, and those that the player brings; loaded when one is chosen.
import type { Fault, Game, Replay } from "@games/core-game";
import { err, ok, type Result } from "@games/core-rng";
import { type StoryPack, type Wretched, wretched } from "@games/wretched";
import { glasshouse } from "@games/wretched/glasshouse";
import { nightExchange } from "@games/wretched/night-exchange";
import type { PackFile } from "@games/wretched/pack-loader";
import { describeAssumption, describeFileError, translateFaults } from "@games/wretched/text";
import { whiteMeridian } from "@games/wretched/white-meridian";
import { contractWords } from "../../language/problems.ts";
import type { NoteRow } from "../../store/rows.ts";
import { defaultGame } from "./default-story.ts";
import { gameOfPack, isBuiltIn, readStory, type StoryGame } from "./stories.ts";
import { words } from "./story-words.ts";
import { rules } from "./words.ts";

const builtIn: readonly StoryGame[] = [
  defaultGame,
  ...[glasshouse, nightExchange, whiteMeridian].map(gameOfPack),
];

const findBuiltIn = ({ contentHash }: Partial<Pick<Game<Wretched>, "contentHash">>) =>
  builtIn.find((game) => game.contentHash === contentHash);

/** The games of all stories there are: those of the engine, then those in the notes of the player's own. */
export function gamesOf(notes: readonly NoteRow[]): readonly StoryGame[] {
  const own = notes.flatMap(({ content }) => {
    const game = typeof content === "string" ? readStory(content) : undefined;
    return game === undefined ? [] : [game];
  });
  return [...builtIn, ...own];
}

/** A story to begin one's own with: it can be opened as it is, because it does not take the id of one that comes with the app. */
export function templateOf(game: StoryGame): StoryPack {
  if (!isBuiltIn(game)) return game.rows;
  const { id, prose } = game.rows;
  const title = words().own.templateTitle(prose.title);
  return { ...game.rows, id: `my-${id}`, prose: { ...prose, title } };
}

/** Why a file is not a story that can be played here: a sentence, and every fault with its place. */
export interface StoryError {
  readonly message: string;
  readonly faults: readonly Pick<Fault, "path" | "message">[];
}

/** A story that was opened, and what was assumed about it. */
export interface OpenedStory {
  readonly game: StoryGame;
  readonly assumed: readonly string[];
}

/** Opens a story from files in any format that people have; the readers are loaded when the first file is opened. */
export async function openStory(
  files: readonly PackFile[],
): Promise<Result<OpenedStory, StoryError>> {
  const { openPack } = await import("@games/wretched/pack-loader");
  const opened = openPack(files);
  if (!opened.ok) {
    const message = describeFileError(opened.error, rules(), contractWords());
    return err({
      message,
      faults: translateFaults(opened.error.faults, rules(), contractWords()),
    });
  }
  const game = ownGame(opened.value.pack);
  const assumed = opened.value.assumed.map((one) => describeAssumption(one, rules()));
  return game.ok ? ok({ game: game.value, assumed }) : game;
}

const MAX_STORY = 2_000_000;

/** Fetches a story from the site of this page; any other address is refused, as the page's policy would. */
export async function fetchStory(address: string): Promise<Result<PackFile, string>> {
  const place = URL.parse(address, document.baseURI);
  const { elsewhere, notFound, tooLarge, notFetched } = words().own;
  if (place === null || place.origin !== location.origin) return err(elsewhere);
  try {
    const answer = await fetch(place, { credentials: "omit" });
    if (!answer.ok) return err(notFound(answer.status));
    const text = await answer.text();
    if (text.length > MAX_STORY) return err(tooLarge);
    return ok({ name: place.pathname.split("/").at(-1) ?? address, text });
  } catch {
    return err(notFetched);
  }
}

/** A story of the player's own, which must not be taken for one that comes with the app. */
function ownGame(pack: StoryPack): Result<StoryGame, StoryError> {
  const game = gameOfPack(pack);
  const known = findBuiltIn(game);
  if (known === undefined) return ok(game);
  const fault = words().own.sameAs(known.rows.prose.title);
  return err({ message: words().own.thisStory(fault), faults: [{ path: "id", message: fault }] });
}

/** The game that a replay belongs to: of a story that came with the app, or of the one that came with the replay. */
export function gameOfReplay(
  replay: Pick<Replay<Wretched>, "contentHash">,
  story: unknown,
): StoryGame | undefined {
  const known = findBuiltIn(replay);
  if (known !== undefined || story === undefined) return known;
  const made = wretched.withContent(story);
  return made.ok && made.value.rows.prose !== undefined ? (made.value as StoryGame) : undefined;
}

// The table of a Wretched & Alone story: a metal desk by lamplight, the day's cards on it, and the log.
import type { Session } from "@games/core-game";
import type { Prose, Wretched, WretchedEvent } from "@games/wretched";
import { saveJournal } from "@games/wretched/journal";
import { presence } from "@games/wretched/screen";
import { cardName, describeEvent, wordingOf } from "@games/wretched/text";
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { useFocusOn } from "../../play/focus.ts";
import type { ScreenProps } from "../plugin.ts";
import { ContentNote, ContentNotes } from "./content-note.tsx";
import { Decision } from "./decision.tsx";
import { storyOf } from "./default-story.ts";
import { LogEditor } from "./log-editor.tsx";
import { Logbook, LoosePages } from "./logbook.tsx";
import { lookOf, lookProps } from "./looks.ts";
import { type Notes, useNotes } from "./notes.ts";
import { PresenceMarks, RumbleSwitch } from "./presence.tsx";
import { ProseText } from "./prose.tsx";
import { ReadAloud } from "./read-aloud.tsx";
import { words } from "./screen-words.ts";
import { type Loss, StatusBoard } from "./status-board.tsx";
import type { StoryGame } from "./stories.ts";
import { type CheckRecord, pageOf, type Story, tellStory } from "./story.ts";
import { StoryArt } from "./story-art.tsx";
import { TaskTable } from "./task-table.tsx";
import { rules } from "./words.ts";
import "./wretched.css";
import "./board.css";
import "./work.css";
import "./motion.css";
import "./logbook.css";

/** Everything between the bar and the log. */
export function Screen(props: ScreenProps<Wretched>) {
  const notes = useNotes(props.slot);
  if (notes === undefined) return <p role="status">{words().screen.fetching}</p>;
  return <Table {...props} notes={notes} />;
}

/** A log is being written, or will be in the evening. */
const WRITING_STAGES: readonly string[] = [
  "firstLog",
  "rollForTasks",
  "processCard",
  "towerPull",
  "specialChecks",
  "journalPhase",
  "finalLog",
];

/** What comes is read first, so that nothing is chosen by a second press; cards are turned one after the other. */
const NEXT_IN_FOCUS = ["#wr-now"];
const CARDS = [".wr-next"];

function Table(props: ScreenProps<Wretched> & { readonly notes: Notes }) {
  const { session, snapshot, slot, notes } = props;
  const { view, step } = snapshot;
  const game = storyOf(session.game);
  const { prose } = game.rows;
  const { pages, wishes } = notes;
  const root = useRef<HTMLDivElement>(null);
  useFocusOn(root, NEXT_IN_FOCUS, CARDS);
  // The session changes in place; the snapshot stands for it.
  const story = useMemo(
    () => tellStory(session, { pages, wishes }),
    [session, snapshot, pages, wishes],
  );
  const spades = { "--spades": presence(view).spades } as CSSProperties;
  const isUnread = slot !== undefined && view.stage === "firstLog" && !wishes.isReady;
  const wasUnread = useRef(isUnread);
  useEffect(() => {
    // The notes were long; what follows them begins at the top.
    if (wasUnread.current && !isUnread) root.current?.scrollIntoView();
    wasUnread.current = isUnread;
  }, [isUnread]);
  return (
    <div className="wr" ref={root} {...lookProps(lookOf(game), spades)}>
      <PresenceMarks view={view} kingAt={hasKing(snapshot.events) ? step : undefined} />
      <StatusBoard view={view} game={game} loss={lossOf(snapshot.events, step)} />
      {isUnread ? (
        <ContentNote prose={prose} notes={notes} />
      ) : (
        <Work {...props} story={story} game={game} />
      )}
      <RumbleSwitch view={view} />
    </div>
  );
}

function Work(
  props: ScreenProps<Wretched> & {
    readonly notes: Notes;
    readonly story: Story;
    readonly game: StoryGame;
  },
) {
  const { session, snapshot, slot, notes, story, game, end } = props;
  const { prose } = game.rows;
  const { view, outcome } = snapshot;
  const isOver = outcome !== undefined;
  const isWriting = slot !== undefined && WRITING_STAGES.includes(view.stage);
  return (
    <>
      <div className="wr-work">
        <div className="wr-left">
          {view.stage === "firstLog" && <Introduction game={game} isNoted={slot === undefined} />}
          <TaskTable
            today={story.today}
            faceDownCount={view.faceDownCount}
            isTurning={view.stage === "processCard"}
            game={game}
            notes={notes}
            isKept={slot !== undefined}
          />
          <Decision snapshot={snapshot} game={game}>
            {isOver && <Debrief prose={prose} />}
          </Decision>
        </div>
        {isWriting && (
          <LogEditor
            key={pageOf(view)}
            view={view}
            game={game}
            notes={notes}
            journal={story.journal}
          />
        )}
      </div>
      {end}
      <details className="wr-more wr-sheet" open={isOver}>
        <summary>{isOver ? words().screen.whole : words().screen.soFar}</summary>
        {session.hasHistory ? (
          <Logbook
            journal={story.journal}
            game={game}
            notes={notes}
            share={() => shareText(session, story, game)}
          />
        ) : (
          <LoosePages notes={notes} />
        )}
      </details>
      <CheckList checks={story.checks} game={game} />
    </>
  );
}

/** What was played and written, and the story, as the text of one file. */
function shareText(
  session: Session<Wretched>,
  { pages }: Story,
  { rows }: StoryGame,
): string | undefined {
  const replay = session.replay();
  const saved = replay.ok ? saveJournal({ replay: replay.value, pages, story: rows }) : undefined;
  return saved?.ok ? saved.value : undefined;
}

const hasKing = (events: readonly WretchedEvent[]) =>
  events.some(({ type }) => type === "king-revealed");

function lossOf(events: readonly WretchedEvent[], step: number): Loss | undefined {
  const taken = events.find((event) => event.type === "damage-taken");
  return taken === undefined || taken.damage === 0 ? undefined : { step, damage: taken.damage };
}

/** How the story begins; a replay has no page before it, so the notes on its content come first. */
const Introduction = (props: { readonly game: StoryGame; readonly isNoted: boolean }) => (
  <article className="wr-sheet wr-intro">
    <StoryArt look={lookOf(props.game)} />
    <h2 lang={props.game.rows.prose.language}>{props.game.rows.prose.title}</h2>
    {props.isNoted && <ContentNotes prose={props.game.rows.prose} />}
    <div className="wr-told" lang={props.game.rows.prose.language}>
      <ProseText text={props.game.rows.prose.introduction} />
    </div>
    <ReadAloud
      text={props.game.rows.prose.introduction}
      language={props.game.rows.prose.language}
      what={props.game.rows.prose.title}
    />
  </article>
);

const Debrief = ({ prose }: { readonly prose: Prose }) => (
  <div>
    <h3>{words().screen.afterwards}</h3>
    <ul lang={prose.language}>
      {prose.safety.debrief.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </div>
);

/** Every check of the game: when, why, and what was rolled. */
function CheckList(props: { readonly checks: readonly CheckRecord[]; readonly game: StoryGame }) {
  const { checks, game } = props;
  const listed = checks.map((check, place) => ({ ...check, place })).reverse();
  return (
    <details className="wr-more wr-sheet">
      <summary>{wordingOf(game, rules()).say("check.count", { n: checks.length })}</summary>
      <ol className="wr-checks" reversed>
        {listed.map(({ day, called, came, place }) => (
          <li key={place}>
            <b>
              {wordingOf(game, rules()).say("board.day")} {day}
              {called.card !== null && `, ${cardName(called.card, game, rules())}`}
            </b>{" "}
            {`${describeEvent(called, game, rules())} ${describeEvent(came, game, rules())}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

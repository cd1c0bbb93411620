// Odds and balance: the simulator at work on this device.
import type { Summary } from "@games/lab";
import { type FormEvent, useState } from "react";
import { GAMES } from "../games/registry.ts";
import { Histogram } from "./histogram.tsx";
import type { Subject } from "./messages.ts";
import { type Lab, type Run, useLab } from "./use-lab.ts";
import { words } from "./words.ts";
import "./lab.css";

const COUNTS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** The page; a default export because React.lazy asks for one. */
export default function LabPage() {
  const [id, setId] = useState(GAMES[0]?.id ?? "");
  const lab = useLab(id);
  const { title, lead, loading } = words();
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {lab.subject !== undefined ? (
        <Bench lab={lab} id={id} subject={lab.subject} onChoose={setId} />
      ) : (
        lab.problem === "" && <p role="status">{loading}</p>
      )}
      <p className="problem" role="alert">
        {lab.problem}
      </p>
    </>
  );
}

const firstOf = (names: readonly string[]) => names[0] ?? "";

/** What was chosen of a game; the rest is its first. */
interface Chosen {
  readonly preset?: string;
  readonly player?: string;
}

function Bench(props: {
  readonly lab: Lab;
  /** The game that was chosen. */
  readonly id: string;
  /** What there is to choose: of that game, or of the one before it while that is loaded. */
  readonly subject: Subject;
  readonly onChoose: (id: string) => void;
}) {
  const { lab, id, subject, onChoose } = props;
  const [chosen, setChosen] = useState<Chosen>({});
  const { preset = firstOf(subject.presets), player = firstOf(subject.players) } = chosen;
  const [games, setGames] = useState<number>(COUNTS[1]);
  const [seed, setSeed] = useState("lab");
  const isRunning = lab.run?.isRunning === true;
  const isBusy = isRunning || subject.id !== id;
  const chooseSubject = (next: string) => {
    setChosen({});
    onChoose(next);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    lab.start({ study: subject.id, preset, player, seed, games });
  };
  const { cancel, form: says, number } = words();
  return (
    <div className="lab">
      <form className="panel stack" onSubmit={start}>
        <label>
          {says.game}
          <select value={id} onChange={(event) => chooseSubject(event.target.value)}>
            {GAMES.map((game) => (
              <option key={game.id} value={game.id}>
                {game.title}
              </option>
            ))}
          </select>
        </label>
        <Names
          label={says.rules}
          value={preset}
          names={subject.presets}
          onChange={(name) => setChosen({ ...chosen, preset: name })}
        />
        <Names
          label={says.player}
          value={player}
          names={subject.players}
          onChange={(name) => setChosen({ ...chosen, player: name })}
        />
        <label>
          {says.games}
          <select value={games} onChange={(event) => setGames(Number(event.target.value))}>
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {number(count)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {says.seed}
          <input
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            maxLength={100}
            required
            pattern=".*\S.*"
            title={says.seedHint}
          />
        </label>
        <div className="row">
          <button type="submit" aria-disabled={isBusy}>
            {says.play}
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => isRunning && lab.cancel()}
            aria-disabled={!isRunning}
          >
            {cancel}
          </button>
        </div>
      </form>
      <div className="stack">
        {lab.run === undefined ? <NoResults /> : <Results run={lab.run} />}
      </div>
    </div>
  );
}

function Names(props: {
  readonly label: string;
  readonly value: string;
  readonly names: readonly string[];
  readonly onChange: (name: string) => void;
}) {
  const { label, value, names, onChange } = props;
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {words().name(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How fast it goes; players who think long need more than a second a game. */
function rateOf(rate: number): string {
  const { perSecond, perMinute } = words().results;
  return rate >= 10 || rate === 0 ? perSecond(Math.round(rate)) : perMinute(Math.round(rate * 60));
}

/** How long it will still take, where it is worth telling. */
function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 10) return "";
  const { secondsLeft, minutesLeft } = words().results;
  return seconds < 90
    ? secondsLeft(Math.ceil(seconds / 10) * 10)
    : minutesLeft(Math.ceil(seconds / 60));
}

function NoResults() {
  const { heading, none } = words().results;
  return (
    <section className="panel" aria-labelledby="results-heading">
      <h2 id="results-heading">{heading}</h2>
      <p className="quiet">{none}</p>
    </section>
  );
}

function Results({ run }: { readonly run: Run }) {
  const { summary, total, rate, isRunning } = run;
  const done = summary?.games ?? 0;
  const says = words().results;
  const { playing, done: finished, cancelled } = says.states;
  const state = isRunning ? playing : done === total ? finished : cancelled;
  return (
    <section className="panel stack" aria-labelledby="results-heading">
      <h2 id="results-heading">{says.heading}</h2>
      <progress max={total} value={done} aria-label={says.progress} />
      <p role="status">
        {says.status(state, done, total, rateOf(rate))}
        {isRunning && ` ${timeLeft((total - done) / rate)}`}
      </p>
      {summary !== undefined && summary.games > 0 && <Figures summary={summary} />}
    </section>
  );
}

function Figures({ summary }: { readonly summary: Summary }) {
  const [name, setName] = useState(summary.measures[1]?.name ?? "");
  const measure =
    summary.measures.find((candidate) => candidate.name === name) ?? summary.measures[0];
  const { name: nameOf, percent: format, results: says } = words();
  const percent = (share: number) => format(share, 2);
  return (
    <>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{says.result}</th>
              <th scope="col">{says.share}</th>
              <th scope="col">{says.interval}</th>
            </tr>
          </thead>
          <tbody>
            {summary.outcomes.map(({ result, share, low, high }) => (
              <tr key={result}>
                <th scope="row">{nameOf(result)}</th>
                <td>{percent(share)}</td>
                <td>{says.range(percent(low), percent(high))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {measure !== undefined && (
        <>
          <Names
            label={says.measure}
            value={measure.name}
            names={summary.measures.map((candidate) => candidate.name)}
            onChange={setName}
          />
          <Histogram measure={measure} games={summary.games} />
        </>
      )}
    </>
  );
}

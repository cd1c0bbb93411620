// Odds and balance: the simulator at work on this device.
import type { Summary } from "@games/lab";
import { type FormEvent, useState } from "react";
import { Histogram } from "./histogram.tsx";
import type { Subject } from "./messages.ts";
import { type Lab, type Run, useLab } from "./use-lab.ts";
import "./lab.css";

const COUNTS = [1_000, 10_000, 100_000, 1_000_000] as const;
const counts = new Intl.NumberFormat("en");

/** The page; a default export because React.lazy asks for one. */
export default function LabPage() {
  const lab = useLab();
  const [first] = lab.subjects ?? [];
  return (
    <>
      <h1>Odds and balance</h1>
      <p className="lead">
        Thousands of whole games, played by a bot on this device, in a thread of its own. The same
        seed gives the same figures everywhere.
      </p>
      {first === undefined ? (
        <p role="status">Loading the simulator …</p>
      ) : (
        <Bench lab={lab} subjects={lab.subjects ?? []} first={first} />
      )}
      <p className="problem" role="alert">
        {lab.problem}
      </p>
    </>
  );
}

const firstOf = (names: readonly string[]) => names[0] ?? "";

function Bench(props: {
  readonly lab: Lab;
  readonly subjects: readonly Subject[];
  readonly first: Subject;
}) {
  const { lab, subjects } = props;
  const [subject, setSubject] = useState(props.first);
  const [preset, setPreset] = useState(firstOf(subject.presets));
  const [player, setPlayer] = useState(firstOf(subject.players));
  const [games, setGames] = useState<number>(COUNTS[1]);
  const [seed, setSeed] = useState("lab");
  const isRunning = lab.run?.isRunning === true;
  const chooseSubject = (id: string) => {
    const chosen = subjects.find((candidate) => candidate.id === id) ?? subject;
    setSubject(chosen);
    setPreset(firstOf(chosen.presets));
    setPlayer(firstOf(chosen.players));
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    lab.start({ study: subject.id, preset, player, seed, games });
  };
  return (
    <div className="lab">
      <form className="panel stack" onSubmit={start}>
        <label>
          Game
          <select value={subject.id} onChange={(event) => chooseSubject(event.target.value)}>
            {subjects.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Names label="Rules" value={preset} names={subject.presets} onChange={setPreset} />
        <Names label="Player" value={player} names={subject.players} onChange={setPlayer} />
        <label>
          Games
          <select value={games} onChange={(event) => setGames(Number(event.target.value))}>
            {COUNTS.map((count) => (
              <option key={count} value={count}>
                {counts.format(count)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Seed of the series
          <input
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
            maxLength={100}
            required
            pattern=".*\S.*"
            title="at least one letter or digit"
          />
        </label>
        <div className="row">
          <button type="submit" aria-disabled={isRunning}>
            Play them
          </button>
          <button
            type="button"
            className="plain"
            onClick={() => isRunning && lab.cancel()}
            aria-disabled={!isRunning}
          >
            Cancel
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
            {name.replaceAll("-", " ")}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How fast it goes; players who think long need more than a second a game. */
const rateOf = (rate: number): string =>
  rate >= 10 || rate === 0
    ? `${counts.format(Math.round(rate))} a second`
    : `${counts.format(Math.round(rate * 60))} a minute`;

/** How long it will still take, where it is worth telling. */
function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 10) return "";
  return seconds < 90
    ? `About ${Math.ceil(seconds / 10) * 10} seconds are left.`
    : `About ${counts.format(Math.ceil(seconds / 60))} minutes are left.`;
}

const NoResults = () => (
  <section className="panel" aria-labelledby="results-heading">
    <h2 id="results-heading">Results</h2>
    <p className="quiet">
      Choose a game and a player, and let them play. How often each result comes and how the figures
      spread is drawn here while the games are played.
    </p>
  </section>
);

function Results({ run }: { readonly run: Run }) {
  const { summary, total, rate, isRunning } = run;
  const done = summary?.games ?? 0;
  const state = isRunning ? "Playing" : done === total ? "Done" : "Cancelled";
  return (
    <section className="panel stack" aria-labelledby="results-heading">
      <h2 id="results-heading">Results</h2>
      <progress max={total} value={done} aria-label="Games played" />
      <p role="status">
        {`${state}: ${counts.format(done)} of ${counts.format(total)} games, ${rateOf(rate)}.`}
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
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Result</th>
              <th scope="col">Share</th>
              <th scope="col">95% interval</th>
            </tr>
          </thead>
          <tbody>
            {summary.outcomes.map(({ result, share, low, high }) => (
              <tr key={result}>
                <th scope="row">{result}</th>
                <td>{percent(share)}</td>
                <td>{`${percent(low)} to ${percent(high)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {measure !== undefined && (
        <>
          <Names
            label="Measure"
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

// For developers: the inspector beside any game, what the design documents claim, and where the packages are.
import { GAMES } from "../games/registry.ts";
import { ClaimsPanel } from "./claims-panel.tsx";
import { InspectorPanel } from "./inspector-panel.tsx";
import "./developers.css";

const PACKAGES = [
  ["@games/core-game", "the contract that every game here keeps, and sessions for screens"],
  ["@games/core-rng", "luck as data: seeds, streams, dice and decks"],
  ["@games/lab", "simulations, exact solutions and the odds on these pages"],
  ["@games/inspector", "the panel below, for any page"],
] as const;

/** Where to read on, by its place in the repository. */
const DOCUMENTS = [
  ["docs/guides/getting-started.md", "a first game in a few lines"],
  ["docs/writing-a-game.md", "a game of your own, from nothing"],
  ["docs/architecture.md", "the three ideas that hold the packages together"],
  ["docs/guides/", "saves, replays, bots, servers, and each framework"],
  ["docs/balance/", "what was found about each game, with the command that finds it again"],
] as const;

/** The page; a default export because React.lazy asks for one. */
export default function DevelopersPage() {
  return (
    <div className="developers stack">
      <h1>For developers</h1>
      <p className="lead">
        Every game here is a package without a screen: rules, saves, replays and exact odds for your
        own front end.
      </p>
      <InspectorPanel />
      <ClaimsPanel />
      <section className="panel stack" aria-labelledby="packages-heading">
        <h2 id="packages-heading">The packages</h2>
        <dl className="packages">
          {GAMES.map(({ id, title }) => (
            <div key={id}>
              <dt>
                <code>{`@games/${id}`}</code>
              </dt>
              <dd>{title}</dd>
            </div>
          ))}
          {PACKAGES.map(([name, line]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
        <h3>Where to read on</h3>
        <dl className="packages">
          {DOCUMENTS.map(([path, line]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="#/dice">Dice and deck</a> shows seeds, streams and random states at work.
        </p>
      </section>
    </div>
  );
}

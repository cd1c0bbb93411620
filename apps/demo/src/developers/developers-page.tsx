// For developers: the inspector beside any game, what the design documents claim, and where the packages are.
import { GAMES } from "../games/registry.ts";
import { words as startWords } from "../home/words.ts";
import { ClaimsPanel } from "./claims-panel.tsx";
import { InspectorPanel } from "./inspector-panel.tsx";
import { words } from "./words.ts";
import "./developers.css";

const PACKAGES = [
  ["@games/core-game", "coreGame"],
  ["@games/core-rng", "coreRng"],
  ["@games/lab", "lab"],
  ["@games/inspector", "inspector"],
] as const;

/** Where to read on, by its place in the repository. */
const DOCUMENTS = [
  ["docs/guides/getting-started.md", "start"],
  ["docs/writing-a-game.md", "writing"],
  ["docs/architecture.md", "architecture"],
  ["docs/guides/", "guides"],
  ["docs/balance/", "balance"],
] as const;

/** The page; a default export because React.lazy asks for one. */
export default function DevelopersPage() {
  const { lead, packages, documents, dice } = words();
  const { pages } = startWords();
  return (
    <div className="developers stack">
      <h1>{pages.developers}</h1>
      <p className="lead">{lead}</p>
      <InspectorPanel />
      <ClaimsPanel />
      <section className="panel stack" aria-labelledby="packages-heading">
        <h2 id="packages-heading">{packages.heading}</h2>
        <dl className="packages">
          {GAMES.map(({ id, title }) => (
            <div key={id}>
              <dt>
                <code>{`@games/${id}`}</code>
              </dt>
              <dd>{title}</dd>
            </div>
          ))}
          {PACKAGES.map(([name, id]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{packages[id]}</dd>
            </div>
          ))}
        </dl>
        <h3>{documents.heading}</h3>
        <dl className="packages">
          {DOCUMENTS.map(([path, id]) => (
            <div key={path}>
              <dt>
                <code>{path}</code>
              </dt>
              <dd>{documents[id]}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href="#/dice">{pages.dice}</a>
          {dice}
        </p>
      </section>
    </div>
  );
}

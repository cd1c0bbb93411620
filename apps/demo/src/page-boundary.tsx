// When a page breaks, the app does not: a sentence, what broke it where that can be found, and ways out that lose nothing.
import { Component, type ReactNode, useEffect, useState } from "react";
import { download, fileName } from "./play/files.ts";
import { type BrokenRow, findBrokenRows, writeBrokenRow } from "./store/broken-rows.ts";
import { useStore } from "./store/use-store.ts";

/** Catches what a page throws; it has to be a class, because React asks for one. */
export class PageBoundary extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenPage retry={() => this.setState({ hasFailed: false })} />;
  }
}

function BrokenPage({ retry }: { readonly retry: () => void }) {
  const store = useStore();
  const [broken, setBroken] = useState<readonly BrokenRow[]>([]);
  useEffect(() => void findBrokenRows(store).then(setBroken), [store]);
  const remove = async ({ table, id }: BrokenRow) => {
    await store.remove(table, id);
    const left = await findBrokenRows(store);
    if (left.length === 0) retry();
    else setBroken(left);
  };
  return (
    <section className="panel" role="alert">
      <h1>This page could not be shown</h1>
      <p>
        {broken.length === 0
          ? "Your games are kept. If you are offline, the page may not have been loaded yet; otherwise this is a fault of the page."
          : "Something that is kept in this browser cannot be read. Save it to a file if you want to keep it, then delete it here; everything else stays."}
      </p>
      <BrokenRows rows={broken} onDelete={(row) => void remove(row)} />
      <div className="row">
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
        <a href="#/">All games</a>
        <a href="#/data">Your data</a>
      </div>
    </section>
  );
}

const WORDS = { saves: "game", results: "result", notes: "note", settings: "setting" } as const;

function BrokenRows(props: {
  readonly rows: readonly BrokenRow[];
  readonly onDelete: (row: BrokenRow) => void;
}) {
  return (
    <ul className="saves">
      {props.rows.map((row) => (
        <li key={`${row.table} ${row.id}`}>
          <div>
            <b>{`A ${WORDS[row.table]}: ${row.id}`}</b>
            <p className="quiet">{row.fault}</p>
          </div>
          <div className="row">
            <button
              type="button"
              className="plain"
              onClick={async () =>
                download(fileName("games", row.table, row.id), await writeBrokenRow(row))
              }
            >
              Save it to a file
            </button>
            <button type="button" className="plain" onClick={() => props.onDelete(row)}>
              Delete it
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

// When a page breaks, the app does not: a sentence, what broke it where that can be found, and ways out that lose nothing.
import { listFaults } from "@games/core-game/text";
import { Component, type ReactNode, useEffect, useState } from "react";
import { words } from "./home/words.ts";
import { problemsWith } from "./language/problems.ts";
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
  const { broken: says, allGames, pages } = words();
  return (
    <section className="panel" role="alert">
      <h1>{says.title}</h1>
      <p>{broken.length === 0 ? says.text : says.unreadable}</p>
      <BrokenRows rows={broken} onDelete={(row) => void remove(row)} />
      <div className="row">
        <button type="button" onClick={() => window.location.reload()}>
          {says.retry}
        </button>
        <a href="#/">{allGames}</a>
        <a href="#/data">{pages.data}</a>
      </div>
    </section>
  );
}

function BrokenRows(props: {
  readonly rows: readonly BrokenRow[];
  readonly onDelete: (row: BrokenRow) => void;
}) {
  const { broken: says, rowFaults } = words();
  return (
    <ul className="saves">
      {props.rows.map((row) => (
        <li key={`${row.table} ${row.id}`}>
          <div>
            <b>{says.row(says.rows[row.table], row.id)}</b>
            <p className="quiet">{listFaults(row.faults, problemsWith({ faults: rowFaults }))}</p>
          </div>
          <div className="row">
            <button
              type="button"
              className="plain"
              onClick={async () =>
                download(fileName("games", row.table, row.id), await writeBrokenRow(row))
              }
            >
              {says.save}
            </button>
            <button type="button" className="plain" onClick={() => props.onDelete(row)}>
              {says.remove}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

// What the design documents say beside what is true, for a game of one's choice.
import { useState } from "react";
import { findEntry, GAMES } from "../games/registry.ts";
import { Claims } from "../lab/claims.tsx";
import { useLab } from "../lab/use-lab.ts";
import { words as labWords } from "../lab/words.ts";
import { words } from "./words.ts";
import "../lab/lab.css";

/** The claims of the documents, checked on this device. */
export function ClaimsPanel() {
  const [id, setId] = useState(GAMES[0]?.id ?? "");
  const lab = useLab(id);
  const { subject } = lab;
  const choose = (chosen: string) => {
    lab.forgetClaims();
    setId(chosen);
  };
  return (
    <div className="stack">
      <label>
        {words().documentOf}
        <select value={id} onChange={(event) => choose(event.target.value)}>
          {GAMES.map((game) => (
            <option key={game.id} value={game.id}>
              {game.title}
            </option>
          ))}
        </select>
      </label>
      {subject !== undefined && (
        <Claims
          lab={lab}
          title={findEntry(subject.id)?.title ?? subject.id}
          subject={subject}
          isBusy={subject.id !== id || lab.check?.isRunning === true}
        />
      )}
      {subject === undefined && lab.problem === "" && <p role="status">{labWords().loading}</p>}
      <p className="problem" role="alert">
        {lab.problem}
      </p>
    </div>
  );
}

// What the design documents say beside what is true, for a game of one's choice.
import { useState } from "react";
import { Claims } from "../lab/claims.tsx";
import { useLab } from "../lab/use-lab.ts";
import { words as labWords } from "../lab/words.ts";
import { words } from "./words.ts";
import "../lab/lab.css";

/** The claims of the documents, checked on this device. */
export function ClaimsPanel() {
  const lab = useLab();
  const subjects = (lab.subjects ?? []).filter(({ claimSets }) => claimSets > 0);
  const [id, setId] = useState<string>();
  const subject = subjects.find((candidate) => candidate.id === id) ?? subjects[0];
  if (subject === undefined) return <p role="status">{labWords().loading}</p>;
  const choose = (chosen: string) => {
    lab.forgetClaims();
    setId(chosen);
  };
  return (
    <div className="stack">
      <label>
        {words().documentOf}
        <select value={subject.id} onChange={(event) => choose(event.target.value)}>
          {subjects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Claims lab={lab} subject={subject} isBusy={lab.check?.isRunning === true} />
      <p className="problem" role="alert">
        {lab.problem}
      </p>
    </div>
  );
}

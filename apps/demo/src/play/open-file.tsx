// Opens a save or a replay from a file.
import { type ChangeEvent, useState } from "react";
import { goTo } from "../routes.ts";
import { useStore } from "../store/use-store.ts";
import { readFile } from "./files.ts";
import { openText } from "./open.ts";

/** Asks for a file and goes to the game in it, or says why that cannot be. */
export function OpenFile() {
  const store = useStore();
  const [problem, setProblem] = useState("");
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    const opened = "text" in read ? await openText(read.text, store) : undefined;
    if (opened?.ok) return goTo(opened.value);
    const reason = "reason" in read ? read.reason : (opened?.error ?? "");
    setProblem(`${file.name}: ${reason} Nothing was changed.`);
  };
  return (
    <div className="open-file">
      <label>
        Open a game from a file
        <input type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

// Opens a save or a replay from a file.
import { err, type Result } from "@games/core-rng";
import { type ChangeEvent, useState } from "react";
import { words } from "../home/words.ts";
import { goTo } from "../routes.ts";
import type { Store } from "../store/store.ts";
import { useStore } from "../store/use-store.ts";
import { readFile } from "./files.ts";

/** What opens games is loaded with the first file. */
async function open(text: string, store: Store): Promise<Result<string, string>> {
  try {
    return await (await import("./open.ts")).openText(text, store);
  } catch {
    return err(words().openFile.notLoaded);
  }
}

/** Asks for a file and goes to the game in it, or says why that cannot be. */
export function OpenFile() {
  const store = useStore();
  const [problem, setProblem] = useState("");
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    const read = await readFile(file);
    const opened = "text" in read ? await open(read.text, store) : undefined;
    if (opened?.ok) return goTo(opened.value);
    const reason = "reason" in read ? read.reason : (opened?.error ?? "");
    setProblem(words().openFile.failed(file.name, reason));
  };
  return (
    <div className="open-file">
      <label>
        {words().openFile.label}
        <input type="file" accept=".json,application/json" onChange={choose} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

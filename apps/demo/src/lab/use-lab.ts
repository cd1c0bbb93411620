// The laboratory's worker for components: one at a time, ended to cancel.
import type { Experiment, Summary } from "@games/lab";
import { useEffect, useRef, useState } from "react";
import type { Answer, ClaimGroup, Request, Subject } from "./messages.ts";

/** How a run stands. */
export interface Run {
  readonly isRunning: boolean;
  readonly total: number;
  readonly rate: number;
  readonly summary: Summary | undefined;
}

/** What the page knows and can ask for. */
export interface Lab {
  readonly subjects: readonly Subject[] | undefined;
  readonly run: Run | undefined;
  readonly claims: readonly ClaimGroup[] | "working" | undefined;
  readonly problem: string;
  readonly start: (experiment: Experiment) => void;
  readonly cancel: () => void;
  /** Forgets the claims of another game. */
  readonly forgetClaims: () => void;
  readonly askClaims: (study: string) => void;
}

/** Games a series when claims are checked: few, because most claims are checked exactly. */
const CLAIM_GAMES = 500;

const openWorker = () =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "lab" });

/** Starts the worker with the page and ends it with the page. */
export function useLab(): Lab {
  const worker = useRef<Worker>(undefined);
  const [subjects, setSubjects] = useState<readonly Subject[]>();
  const [run, setRun] = useState<Run>();
  const [claims, setClaims] = useState<Lab["claims"]>();
  const [problem, setProblem] = useState("");

  const fail = (message: string) => {
    setProblem(message);
    setRun((before) => before && { ...before, isRunning: false });
    setClaims((before) => (before === "working" ? undefined : before));
  };
  const hear = ({ data }: MessageEvent<Answer>) => {
    if (data.kind === "problem") fail(data.message);
    else if (data.kind === "subjects") setSubjects(data.subjects);
    else if (data.kind === "claims") setClaims(data.groups);
    else {
      const { kind, summary, rate } = data;
      setRun((before) => before && { ...before, summary, rate, isRunning: kind === "progress" });
    }
  };
  const ask = (request: Request) => {
    if (worker.current === undefined) {
      worker.current = openWorker();
      worker.current.onmessage = hear;
      worker.current.onerror = () => fail("The laboratory could not be started.");
    }
    worker.current.postMessage(request);
  };
  const end = () => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => {
    ask({ kind: "subjects" });
    return end;
  }, []);

  return {
    subjects,
    run,
    claims,
    problem,
    start: (experiment) => {
      setProblem("");
      setRun({ isRunning: true, total: experiment.games, rate: 0, summary: undefined });
      ask({ kind: "run", experiment });
    },
    cancel: () => {
      end();
      setRun((before) => before && { ...before, isRunning: false });
      setClaims((before) => (before === "working" ? undefined : before));
    },
    forgetClaims: () => setClaims(undefined),
    askClaims: (study) => {
      setProblem("");
      setClaims("working");
      ask({ kind: "claims", study, games: CLAIM_GAMES });
    },
  };
}

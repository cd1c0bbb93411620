// The simulator's worker for components: one at a time, ended to cancel.
import type { Experiment, Summary } from "@games/lab";
import { useEffect, useRef, useState } from "react";
import { findEntry } from "../games/registry.ts";
import type { Answer, ClaimGroup, Doing, Request, Sketch, Subject } from "./messages.ts";
import { words } from "./words.ts";

/** How a run stands. */
export interface Run {
  readonly isRunning: boolean;
  readonly total: number;
  readonly rate: number;
  readonly summary: Summary | undefined;
}

/** How the check of a document's claims stands. */
export interface ClaimCheck {
  readonly isRunning: boolean;
  /** What it is at now; undefined while it begins. */
  readonly doing: Doing | undefined;
  /** How far that has come, from 0 to 1, where it can be told. */
  readonly part: number | undefined;
  readonly sketches: readonly Sketch[];
  readonly groups: readonly ClaimGroup[];
}

const NEW_CHECK: ClaimCheck = {
  isRunning: true,
  doing: undefined,
  part: undefined,
  sketches: [],
  groups: [],
};

/** What the page knows and can ask for. */
export interface Lab {
  readonly subjects: readonly Subject[] | undefined;
  readonly run: Run | undefined;
  readonly check: ClaimCheck | undefined;
  readonly problem: string;
  readonly start: (experiment: Experiment) => void;
  readonly cancel: () => void;
  /** Forgets the claims of another game. */
  readonly forgetClaims: () => void;
  readonly askClaims: (study: string) => void;
}

const openWorker = () =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "lab" });

/** Starts the worker with the page and ends it with the page. */
export function useLab(): Lab {
  const worker = useRef<Worker>(undefined);
  const [subjects, setSubjects] = useState<readonly Subject[]>();
  const [run, setRun] = useState<Run>();
  const [check, setCheck] = useState<ClaimCheck>();
  const [problem, setProblem] = useState("");

  const rest = () => {
    setRun((before) => before && { ...before, isRunning: false });
    setCheck((before) => before && { ...before, isRunning: false });
  };
  const fail = (message: string) => {
    setProblem(message);
    rest();
  };
  const hear = ({ data }: MessageEvent<Answer>) => {
    switch (data.kind) {
      case "problem":
        return fail(words().failed(data.message));
      case "subjects":
        return setSubjects(data.subjects.map(named));
      case "progress":
      case "done": {
        const { kind, summary, rate } = data;
        const isRunning = kind === "progress";
        return setRun((before) => before && { ...before, summary, rate, isRunning });
      }
      default:
        return setCheck((before) => before && checkAfter(before, data));
    }
  };
  const ask = (request: Request) => {
    if (worker.current === undefined) {
      worker.current = openWorker();
      worker.current.onmessage = hear;
      worker.current.onerror = () => fail(words().notStarted);
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
    check,
    problem,
    start: (experiment) => {
      setProblem("");
      setRun({ isRunning: true, total: experiment.games, rate: 0, summary: undefined });
      ask({ kind: "run", experiment });
    },
    cancel: () => {
      end();
      rest();
    },
    forgetClaims: () => setCheck(undefined),
    askClaims: (study) => {
      setProblem("");
      setCheck(NEW_CHECK);
      ask({ kind: "claims", study });
    },
  };
}

/** A game has one name in the whole app. */
const named = (subject: Subject): Subject => ({
  ...subject,
  title: findEntry(subject.id)?.title ?? subject.title,
});

type CheckAnswer = Extract<
  Answer,
  { readonly kind: "sketch" | "checking" | "claims" | "claims-done" }
>;

/** How a check stands after the worker said something about it. */
function checkAfter(check: ClaimCheck, answer: CheckAnswer): ClaimCheck {
  switch (answer.kind) {
    case "checking":
      return { ...check, doing: answer.doing, part: answer.part };
    case "sketch":
      return { ...check, sketches: [...check.sketches, answer.sketch] };
    case "claims":
      return { ...check, groups: [...check.groups, answer.group] };
    default:
      return { ...check, isRunning: false };
  }
}

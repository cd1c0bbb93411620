// The simulator's worker for components: one at a time, ended to cancel.
import type { Experiment, Summary } from "@games/lab";
import { useEffect, useRef, useState } from "react";
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
  /** The game that was chosen, once its study is there; until then the one before it. */
  readonly subject: Subject | undefined;
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

/** The simulator for a game; its worker is started with the page and ended with it. */
export function useLab(study: string): Lab {
  const worker = useRef<Worker>(undefined);
  const [subjects, setSubjects] = useState<readonly Subject[]>([]);
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
      case "subject":
        return setSubjects((before) => [...before, data.subject]);
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
  const known = subjects.find(({ id }) => id === study);
  const isKnown = known !== undefined;
  const shown = useRef(known);
  if (isKnown) shown.current = known;
  useEffect(() => {
    if (!isKnown) ask({ kind: "subject", study });
  }, [study, isKnown]);
  useEffect(() => end, []);

  return {
    subject: shown.current,
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

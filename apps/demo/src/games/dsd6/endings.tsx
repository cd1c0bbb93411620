// The endings of Deep Space D-6: a picture for each, the story of the game, and what to try next.
import type { Game } from "@games/core-game";
import { type Dsd6, MAX_HULL, type Outcome } from "@games/dsd6";
import { describeStory, threatName } from "@games/dsd6/text";
import type { ReactNode } from "react";
import type { Ending, Endings, NextStep } from "../plugin.ts";
import { rules, words } from "./words.ts";

const STARS =
  "M20 24h2M58 60h2M96 18h2M140 40h2M188 22h2M236 52h2M284 20h2M304 84h2M30 120h2M72 168h2M120 182h2M270 150h2M214 178h2M300 182h2M14 178h2M160 96h1M250 104h1";

const Sky = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 320 200" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    <rect width="320" height="200" fill="#070f1f" />
    <path d={STARS} stroke="#cfe2f7" strokeWidth="2" fill="none" />
    {children}
  </svg>
);

const HULL =
  "M70 108C78 80 106 76 134 76H180C210 76 234 92 248 108C234 124 210 140 180 140H134C106 140 78 136 70 108Z";

/** The ship as the game shows it, in the colours of an ending. */
const Ship = (props: { readonly hull: string; readonly glass: string; readonly wing: string }) => (
  <g>
    <path d="M118 86L82 48H132L182 80ZM118 130L82 168H132L182 136Z" fill={props.wing} />
    <path d={HULL} fill={props.hull} />
    <path d="M202 94C216 98 226 104 231 108C226 112 216 118 202 122Z" fill={props.glass} />
    <path d="M102 108H166M114 94H158M114 122H158" stroke={props.wing} strokeWidth="4" fill="none" />
  </g>
);

/** The fleet that answers. */
const Won = () => (
  <Sky>
    <circle cx="262" cy="62" r="76" fill="#12345a" />
    <circle cx="262" cy="62" r="50" fill="#1d5a86" />
    <circle cx="262" cy="62" r="26" fill="#6cd0f0" />
    <g fill="#9fdcf2">
      <path d="M300 26L258 36L268 42L262 50ZM312 78L266 74L274 82L266 88ZM288 118L250 104L256 113L246 116Z" />
    </g>
    <g transform="translate(-36 26)">
      <Ship hull="#9db9dc" glass="#eaf8ff" wing="#45689a" />
      <path d="M70 100L44 96L58 108L44 120L70 116Z" fill="#f7a23b" />
    </g>
    <path
      d="M206 134Q236 118 246 92"
      stroke="#6fdba4"
      strokeWidth="3"
      strokeDasharray="5 6"
      fill="none"
    />
  </Sky>
);

/** The hull gives way. */
const HullLost = () => (
  <Sky>
    <g transform="translate(-14 0)">
      <path d="M118 86L82 48H132L160 72ZM118 130L70 160H128L160 138Z" fill="#243d64" />
      <path
        d="M70 108C78 80 106 76 134 76H150L142 92L156 104L140 118L150 140H134C106 140 78 136 70 108Z"
        fill="#5b7396"
      />
      <path
        d="M196 66H206C232 74 246 88 256 100C244 116 226 128 204 130L190 120L198 104L184 92Z"
        fill="#5b7396"
      />
      <path d="M222 84C234 88 242 94 247 99C242 104 236 108 226 112Z" fill="#22375c" />
    </g>
    <path
      d="M156 100L136 60L164 78L176 34L184 80L222 50L200 90L252 96L204 108L236 148L188 126L178 170L166 124L124 146Z"
      fill="#f7723b"
    />
    <path
      d="M162 102L152 80L168 88L174 62L180 88L200 74L190 96L216 100L190 108L204 130L182 118L176 142L168 116L146 128Z"
      fill="#ffd27a"
    />
    <path
      d="M96 40l12 4l-8 8ZM262 150l14 -4l-4 12ZM60 66l8 2l-6 7ZM238 30l9 5l-10 4ZM110 176l10 -6l2 10Z"
      fill="#8aa4c6"
    />
  </Sky>
);

/** The ship flies on, and nobody is on the bridge. */
const CrewLost = () => (
  <Sky>
    <path d="M0 200L320 40V64L0 200Z" fill="#0e1c38" />
    <g transform="rotate(14 160 108)">
      <Ship hull="#3a5075" glass="#101c33" wing="#22344f" />
      <path d="M128 100h8v6h-8zM146 100h8v6h-8zM164 112h8v6h-8z" fill="#f7d77a" />
    </g>
    <g fill="none" stroke="#ff9d5c" strokeWidth="2.5">
      <path d="M232 150a14 14 0 0 1 -16 12" />
      <path d="M244 154a28 28 0 0 1 -30 24" />
      <path d="M258 158a44 44 0 0 1 -46 38" />
    </g>
  </Sky>
);

/** Every die is stuck. */
const Stalemate = () => (
  <Sky>
    <g fill="none" stroke="#2d4569" strokeWidth="2">
      <circle cx="160" cy="104" r="40" />
      <circle cx="160" cy="104" r="66" />
      <circle cx="160" cy="104" r="92" />
      <path d="M160 6V202M62 104H258" />
    </g>
    <path d="M160 104L226 60A80 80 0 0 1 238 92Z" fill="#6cd0f0" opacity="0.35" />
    {[
      [124, 82],
      [160, 66],
      [196, 84],
      [128, 128],
      [164, 140],
      [198, 122],
    ].map(([x = 0, y = 0]) => (
      <g key={`${x} ${y}`}>
        <rect x={x - 13} y={y - 13} width="26" height="26" rx="6" fill="#40506b" />
        <path d={`M${x - 3} ${y - 9}h6l-1.4 11h-3.2Z`} fill="#ff9d5c" />
        <circle cx={x} cy={y + 7} r="2.4" fill="#ff9d5c" />
      </g>
    ))}
  </Sky>
);

const next = (difficulty: Outcome["difficulty"], text: string): NextStep => ({
  text,
  values: { difficulty },
  label: words().endings.play(rules().difficulties[difficulty]),
});

/** What to try after a win. */
function afterWin({ difficulty, hull }: Outcome): readonly NextStep[] {
  const { fromEasy, fromNormal, printed, wholeHull } = words().endings;
  const harder = {
    easy: next("normal", fromEasy),
    normal: next("hard", fromNormal),
    hard: { ...printed, values: { readings: "printed" } },
  }[difficulty];
  return hull === MAX_HULL ? [harder] : [harder, { text: wholeHull }];
}

function afterLoss(difficulty: Outcome["difficulty"], lost: "hull-lost" | "crew-lost") {
  const { advice, easier: why } = words().endings;
  const easier = { easy: "easy", normal: "easy", hard: "normal" } as const;
  return [{ text: advice[lost] }, next(easier[difficulty], why)];
}

const pictureOf = ({ result, isStalemate }: Outcome) => {
  if (isStalemate) return Stalemate;
  return { won: Won, "hull-lost": HullLost, "crew-lost": CrewLost }[result];
};

function titleOf({ result, killer, isStalemate }: Outcome, game: Game<Dsd6>): string {
  const { titles, killedBy, stalemate } = words().endings;
  if (isStalemate) return stalemate;
  const title = titles[result];
  return killer === null ? title : killedBy(title, threatName(killer, game, rules()));
}

function endingOf(outcome: Outcome, session: Parameters<Endings<Dsd6>["endingOf"]>[1]): Ending {
  const { game } = session;
  const events = session.history().flatMap((entry) => entry.events);
  const { result, difficulty } = outcome;
  return {
    mood: result === "won" ? "triumph" : "grim",
    title: titleOf(outcome, game),
    story: describeStory(events, outcome, game, rules()),
    next: result === "won" ? afterWin(outcome) : afterLoss(difficulty, result),
    Picture: pictureOf(outcome),
  };
}

/** The endings. */
export const endings: Endings<Dsd6> = { endingOf };

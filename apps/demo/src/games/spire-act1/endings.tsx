// How a run ended: who had the last blow, what the run was like, and what to try next.
import type { Session } from "@games/core-game";
import type { Outcome, SpireAct1 } from "@games/spire-act1";
import { describeAscension, encounterName, enemyName, tellRun } from "@games/spire-act1/text";
import type { Ending, NextStep } from "../plugin.ts";
import { shapeOf } from "./silhouettes.tsx";
import { rules, words } from "./words.ts";

/** The ending of a run. */
export function endingOf(outcome: Outcome, session: Session<SpireAct1>): Ending {
  const { last, lines } = tellRun(session.history(), session.game, rules());
  const hasWon = outcome.result === "act-complete";
  return {
    mood: hasWon ? "triumph" : isNearTop(session) ? "quiet" : "grim",
    title: hasWon ? words().endings.won : titleOf(last, session),
    story: [wayOf(outcome, session), ...lines].slice(0, 4),
    next: hasWon ? afterVictory(session) : afterDefeat(session),
    Picture: () => <EndPicture hasWon={hasWon} enemy={last} />,
  };
}

function titleOf(last: string | null, { game }: Session<SpireAct1>): string {
  return last === null
    ? words().endings.lost
    : words().endings.stopped(enemyName(last, game, 0, rules()));
}

/** How high a board was climbed, from 0 to 1; 0 for nodes in a line. */
function levelOf(session: Session<SpireAct1>): readonly [level: number, levels: number] {
  const { map } = session.getSnapshot().view.run;
  const board = map.board === null ? undefined : session.game.content.act.boards[map.board];
  const places = board?.row.places ?? [];
  const at = places[map.currentNode]?.level ?? map.currentNode;
  return [
    at + 1,
    Math.max(
      map.nodes.length > 0 && places.length === 0 ? map.nodes.length : 0,
      ...places.map(({ level }) => level + 1),
    ),
  ];
}

function isNearTop(session: Session<SpireAct1>): boolean {
  const [level, levels] = levelOf(session);
  return level * 2 > levels;
}

/** The way in a sentence. */
function wayOf(
  { result, combatCount, hp, deckSize }: Outcome,
  session: Session<SpireAct1>,
): string {
  const { run } = session.getSnapshot().view;
  const [level, levels] = levelOf(session);
  const says = words().endings;
  if (result === "act-complete") {
    const boss = run.boss === null ? says.theBoss : encounterName(run.boss, session.game, rules());
    return says.wayUp(levels, combatCount, boss, hp);
  }
  return says.way(level, levels, combatCount, deckSize);
}

/** The next Ascension. */
function afterVictory({ options }: Session<SpireAct1>): NextStep[] {
  const says = words().endings;
  if (options.ruleSet !== "printed") return [printed()];
  const level = (options.ascension ?? 0) + 1;
  if (level > 10) return [{ text: says.nothingLeft }];
  return [
    {
      text: says.ascension.text(level, describeAscension(level, rules())),
      values: { ascension: `${level}` },
      label: says.ascension.label(level),
    },
  ];
}

const printed = (): NextStep => ({ ...words().endings.printed, values: { rules: "printed" } });

/** Advice that fits how it went. */
function afterDefeat(session: Session<SpireAct1>): NextStep[] {
  const { options } = session;
  const kinder: NextStep = { ...words().endings.kinder, values: { maxHp: "15" } };
  const tips: NextStep[] = [
    { text: adviceFor(session) },
    ...(options.maxHp === undefined && (options.ascension ?? 0) === 0 ? [kinder] : []),
  ];
  return options.ruleSet === "printed" ? tips : [...tips, printed()];
}

function adviceFor(session: Session<SpireAct1>): string {
  const { run } = session.getSnapshot().view;
  const { advice } = words().endings;
  if (run.potions.length > 0) return advice.potions;
  if (run.gold >= 6) return advice.gold;
  return run.deck.length > 20 ? advice.deck : advice.hint;
}

/** The spire at dusk, and who stood at the end of the way. */
function EndPicture({
  hasWon,
  enemy,
}: {
  readonly hasWon: boolean;
  readonly enemy: string | null;
}) {
  const sky = hasWon ? ["#f0984a", "#ffd27a", "#7a3420"] : ["#5a2125", "#c8512f", "#1d0d12"];
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <rect width="320" height="200" fill={sky[2]} />
      <circle cx="160" cy="86" r="92" fill={sky[0]} opacity="0.45" />
      <circle cx="160" cy="86" r="58" fill={sky[1]} opacity="0.55" />
      {hasWon && <path d={RAYS} fill="#ffe9b8" opacity="0.22" />}
      <path
        d="M160 6L170 44L165 47L176 82L171 85L184 122L177 124L196 170L214 200H106L124 170L143 124L136 122L149 85L144 82L155 47L150 44Z"
        fill="#1b1014"
        opacity="0.75"
      />
      <path d="M0 200V150C60 130 110 160 160 150C220 138 270 158 320 142V200Z" fill="#120a0c" />
      {hasWon ? <Victor enemy={enemy} /> : <Fallen enemy={enemy} />}
    </svg>
  );
}

/** The sun behind the spire, in twelve rays. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number, far: number) =>
    `${(160 + far * Math.cos(angle)).toFixed(1)} ${(86 + far * Math.sin(angle)).toFixed(1)}`;
  const turn = (i * Math.PI) / 6;
  return `M160 86L${at(turn - 0.09, 190)}L${at(turn + 0.09, 190)}Z`;
}).join("");

const BLADE = "M76 6L82 2L84 8L82 62H90V67H84V80H78V67H72V62H77Z";
const CLOAK =
  "M28 10C28 18 32 22 36 23C40 16 56 16 60 23C64 22 68 18 68 10C74 20 70 28 64 31L62 40C74 44 80 52 82 62L74 66L68 58L70 97H24L28 58L18 74L10 68C14 54 22 44 36 40L32 31C26 28 22 20 28 10Z";

/** The Ironclad stands, and the last enemy lies. */
const Victor = ({ enemy }: { readonly enemy: string | null }) => (
  <>
    <g transform="translate(246 150) rotate(96) scale(0.78) translate(-50 -60)">
      <Shape enemy={enemy} opacity={0.85} />
    </g>
    <g transform="translate(140 120) scale(1.12) translate(-48 -60)">
      <path d={BLADE} fill="#e3dfd8" stroke="#120d0c" strokeWidth="2" />
      <path d={CLOAK} fill="#a3402b" stroke="#120d0c" strokeWidth="2.5" />
      <path d="M40 28H56V32H50L48 40L46 32H40Z" fill="#ffd27a" />
    </g>
    <path d="M0 200V166C40 152 100 150 150 154C210 158 270 166 320 178V200Z" fill="#0b0607" />
  </>
);

/** The enemy stands over a blade in the ground. */
const Fallen = ({ enemy }: { readonly enemy: string | null }) => (
  <>
    <g transform="translate(160 104) scale(1.25) translate(-50 -55)">
      <Shape enemy={enemy} opacity={1} />
    </g>
    <g transform="translate(78 168) rotate(196) scale(0.95) translate(-80 -40)">
      <path d={BLADE} fill="#c9c2ba" stroke="#120d0c" strokeWidth="2" />
    </g>
    <path d="M40 196C60 178 104 176 122 196Z" fill="#a3402b" stroke="#120d0c" strokeWidth="2" />
    <path
      d="M84 186C88 174 104 174 106 186L110 178C114 188 108 194 104 196H88C82 194 80 188 80 178Z"
      fill="#7d2f20"
      stroke="#120d0c"
      strokeWidth="2"
    />
  </>
);

/** An enemy in its colours. */
function Shape({ enemy, opacity }: { readonly enemy: string | null; readonly opacity: number }) {
  if (enemy === null) return null;
  const { body, soft, eyes, tint } = shapeOf(enemy);
  return (
    <g opacity={opacity}>
      <path d={body} fill={tint} stroke="#120d0c" strokeWidth="2" strokeLinejoin="round" />
      {soft !== undefined && <path d={soft} fill="#f6ead9" opacity="0.3" />}
      {eyes.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#ffd27a" />
      ))}
    </g>
  );
}

// What the last choice led to, where no creature of a fight shows it.
import type { SpireAct1, SpireAct1Event } from "@games/spire-act1";
import { useGameContext } from "../../play/game-context.ts";
import { useTexts } from "./texts.ts";

/** What a player wants to know between fights; the log has the rest. */
const TOLD: readonly SpireAct1Event["type"][] = [
  "die-rolled",
  "die-changed",
  "healed",
  "hp-lost",
  "gold-gained",
  "gold-lost",
  "card-taken",
  "card-removed",
  "card-upgraded",
  "relic-gained",
  "relic-discarded",
  "potion-gained",
  "max-hp-changed",
  "offers-left",
];

/** The sentences of the last change; the frame speaks them, so that these are for the eye. */
export function Happened() {
  const { events } = useGameContext<SpireAct1>().snapshot;
  const { describeEvent } = useTexts();
  const told = events.filter(({ type }) => TOLD.includes(type)).map(describeEvent);
  return (
    <p className="sp-happened" aria-hidden="true">
      {told.join(" ")}
    </p>
  );
}

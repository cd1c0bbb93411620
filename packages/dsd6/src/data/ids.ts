// The ids of the standard threats, so that editors complete them and still allow those of rows of one's own.

/** A threat of the standard deck. */
export type StandardThreatId =
  | "panel-explosion"
  | "distracted"
  | "friendly-fire"
  | "boost-morale"
  | "nebula"
  | "time-warp"
  | "pandemic"
  | "spore-infestation"
  | "robot-uprising"
  | "comms-offline"
  | "strike-bombers"
  | "scout"
  | "pirates"
  | "space-pirates"
  | "orbital-cannon"
  | "solar-winds-flagship"
  | "hijackers"
  | "ouroboros-barrier"
  | "ouroboros"
  | "dont-panic";

/** A threat by its id: one of the standard deck, or of one's own. */
export type ThreatId = StandardThreatId | (string & {});

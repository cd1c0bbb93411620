// What a station looks like from inside: a line drawing behind its words, so that no place on board is an empty box.
import type { Face } from "@games/dsd6";

/** A place with a drawing. */
export type StationName = Exclude<Face, "threat"> | "scanners" | "infirmary";

const PATHS: Readonly<Record<StationName, string>> = {
  // The captain's chair before the window.
  commander:
    "M6 8H94M14 8L22 26H78L86 8M40 60V40Q40 32 50 32T60 40V60M34 46V56H66V46M46 60V70M54 60V70M38 70H62",
  // A twin turret and its sight.
  tactical:
    "M20 70Q20 46 50 46T80 70ZM42 48L34 14M50 46L44 12M58 46L66 14M66 46L74 18M50 62A4 4 0 1 0 50 61.9M8 20H22M15 13V27M15 20A7 7 0 1 0 15 19.9",
  // The reactor with its pipes.
  engineering:
    "M38 10H62V70H38ZM38 22H62M38 34H62M38 46H62M38 58H62M38 28H20V60M62 40H80V70M20 60H12M80 20H90M62 20H80V28M50 14V18",
  // A bed and the line of a heart.
  medical:
    "M8 66V44M8 56H92V66M92 56V48Q92 44 86 44H30V56M14 50A6 6 0 1 0 26 50A6 6 0 1 0 14 50M8 24H34L40 12L50 34L58 18L62 24H92",
  // A dish and what circles in it.
  science:
    "M50 40A6 6 0 1 0 50 39.9M14 40A36 14 0 1 0 86 40A36 14 0 1 0 14 40M34 10A14 34 -28 1 0 66 70A14 34 -28 1 0 34 10M66 10A14 34 28 1 0 34 70A14 34 28 1 0 66 10",
  // A radar with its beam.
  scanners:
    "M50 40m-34 0a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M50 40m-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M50 6V74M16 40H84M50 40L76 18M66 30A2 2 0 1 0 66 29.9M38 52A2 2 0 1 0 38 51.9",
  // Two bunks.
  infirmary:
    "M12 8V72M88 8V72M12 30H88M12 62H88M18 24Q18 18 24 18H34V30M18 56Q18 50 24 50H34V62M34 22H84V30M34 54H84V62M58 36V46M53 41H63",
};

/** The drawing; the name of the station stands before it. */
export const StationArt = ({ station }: { readonly station: StationName }) => (
  <svg viewBox="0 0 100 80" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
    <path
      d={PATHS[station]}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

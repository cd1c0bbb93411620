// The signs of the crew dice and of the threat die, drawn on a field of 32 by 32.
import type { Face, ThreatSymbol } from "@games/dsd6";

/** What can be drawn. */
export type Sign = Face | ThreatSymbol;

interface Drawing {
  readonly fill?: string;
  readonly stroke?: string;
}

const DRAWINGS: Readonly<Record<Sign, Drawing>> = {
  commander: {
    fill: "M16 2L19.5 11.2L29.3 11.7L21.6 17.8L24.2 27.3L16 21.9L7.8 27.3L10.4 17.8L2.7 11.7L12.5 11.2Z",
  },
  tactical: {
    fill: "M16 13.4A2.6 2.6 0 1 1 16 18.6A2.6 2.6 0 1 1 16 13.4Z",
    stroke: "M16 6.5A9.5 9.5 0 1 1 16 25.5A9.5 9.5 0 1 1 16 6.5ZM16 2V10M16 22V30M2 16H10M22 16H30",
  },
  medical: { fill: "M11.5 3H20.5V11.5H29V20.5H20.5V29H11.5V20.5H3V11.5H11.5Z" },
  science: {
    fill: "M16 13A3 3 0 1 1 16 19A3 3 0 1 1 16 13Z",
    stroke:
      "M2.5 16A13.5 5.2 0 1 1 29.5 16A13.5 5.2 0 1 1 2.5 16ZM9.3 4.3A5.2 13.5 -30 1 1 22.7 27.7A5.2 13.5 -30 1 1 9.3 4.3ZM22.7 4.3A5.2 13.5 30 1 1 9.3 27.7A5.2 13.5 30 1 1 22.7 4.3Z",
  },
  engineering: {
    stroke:
      "M16 9A7 7 0 1 1 16 23A7 7 0 1 1 16 9ZM24 16H30M22 22L26 26M16 24V30M10 22L6 26M8 16H2M10 10L6 6M16 8V2M22 10L26 6",
  },
  threat: {
    fill: "M12.4 2H19.6L18.4 19.5H13.6ZM16 22.4A3.7 3.7 0 1 1 16 29.8A3.7 3.7 0 1 1 16 22.4Z",
  },
  skull: {
    fill: "M16 2.5C8.6 2.5 3.5 7.6 3.5 14.4C3.5 18.6 5.6 21.6 8.6 23.4V29H12.6V25.6H14.4V29H17.6V25.6H19.4V29H23.4V23.4C26.4 21.6 28.5 18.6 28.5 14.4C28.5 7.6 23.4 2.5 16 2.5ZM11 12A3.4 3.4 0 1 0 11 18.8A3.4 3.4 0 1 0 11 12ZM21 12A3.4 3.4 0 1 0 21 18.8A3.4 3.4 0 1 0 21 12ZM16 18.6L13.9 22.4H18.1Z",
  },
  lightning: { fill: "M19.5 1.5L5.5 18.2H13.8L11 30.5L26.5 12.6H17.4Z" },
  alien: {
    fill: "M16 2C8.6 2 4.5 7 4.5 13.4C4.5 21.6 11.6 30 16 30C20.4 30 27.5 21.6 27.5 13.4C27.5 7 23.4 2 16 2ZM7.6 13.2C11.6 13 14.4 15.6 14.4 20.2C10.2 20.2 7.8 17.4 7.6 13.2ZM24.4 13.2C20.4 13 17.6 15.6 17.6 20.2C21.8 20.2 24.2 17.4 24.4 13.2Z",
  },
  warning: {
    fill: "M14.4 11.5H17.6L17.1 19.8H14.9ZM16 21.3A1.9 1.9 0 1 1 16 25.1A1.9 1.9 0 1 1 16 21.3Z",
    stroke: "M16 4L29.5 28H2.5Z",
  },
  hazard: {
    fill: "M18.8 20.8L22.8 27.7A13.5 13.5 0 0 1 9.3 27.7L13.3 20.8A5.5 5.5 0 0 0 18.8 20.8ZM10.5 16L2.5 16A13.5 13.5 0 0 1 9.2 4.3L13.2 11.2A5.5 5.5 0 0 0 10.5 16ZM18.8 11.2L22.8 4.3A13.5 13.5 0 0 1 29.5 16L21.5 16A5.5 5.5 0 0 0 18.8 11.2ZM16 12.8A3.2 3.2 0 1 1 16 19.2A3.2 3.2 0 1 1 16 12.8Z",
  },
  nova: {
    fill: "M16 2L18.4 10.3L23.4 8.6L21.7 13.6L30 16L21.7 18.4L23.4 23.4L18.4 21.7L16 30L13.6 21.7L8.6 23.4L10.3 18.4L2 16L10.3 13.6L8.6 8.6L13.6 10.3Z",
  },
};

/** A sign; whoever shows it says its name. */
export function Icon({ sign }: { readonly sign: Sign }) {
  const { fill, stroke } = DRAWINGS[sign];
  return (
    <svg viewBox="0 0 32 32" className="ds-icon" aria-hidden="true">
      {fill !== undefined && <path d={fill} fill="currentColor" fillRule="evenodd" />}
      {stroke !== undefined && (
        <path
          d={stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.8"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}

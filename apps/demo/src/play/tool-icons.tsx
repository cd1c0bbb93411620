// Drawings for the buttons of the bar where a telephone has no room for their words.

/** Which drawing there is for which button, as lines in a square of 24. */
const LINES = {
  undo: "M8 5L3.5 9.5L8 14M3.5 9.5H14.5A5 5 0 0 1 14.5 19.5H10",
  redo: "M16 5L20.5 9.5L16 14M20.5 9.5H9.5A5 5 0 0 0 9.5 19.5H14",
  sound: "M4 10V14H7L12 18V6L7 10ZM15.5 9A4 4 0 0 1 15.5 15M18 6.5A8 8 0 0 1 18 17.5",
  share: "M12 15V4M8 8L12 4L16 8M6 12H5V20H19V12H18",
  save: "M12 4V15M8 11L12 15L16 11M5 17V20H19V17",
  help: "M8.5 8.5A3.5 3.5 0 1 1 13 12C12.2 12.4 12 13 12 14.5M12 18.5V18.7",
} as const;

/** The name of a drawing. */
export type ToolIconName = keyof typeof LINES;

/** The drawing. */
export const ToolIcon = ({ name }: { readonly name: ToolIconName }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
);

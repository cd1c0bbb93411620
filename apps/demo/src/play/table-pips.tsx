// The face of an ordinary die.
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[16, 16]],
  2: [
    [9, 9],
    [23, 23],
  ],
  3: [
    [8, 8],
    [16, 16],
    [24, 24],
  ],
  4: [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  5: [
    [8, 8],
    [24, 8],
    [16, 16],
    [8, 24],
    [24, 24],
  ],
  6: [
    [9, 7],
    [23, 7],
    [9, 16],
    [23, 16],
    [9, 25],
    [23, 25],
  ],
};

/** The pips of a face from 1 to 6; other numbers are shown by their name alone. */
export function Pips({ face }: { readonly face: number }) {
  const spots = SPOTS[face];
  if (spots === undefined) return null;
  return (
    <svg viewBox="0 0 32 32" className="table-pips" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="6" />
      {spots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
      ))}
    </svg>
  );
}

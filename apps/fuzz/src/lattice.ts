// Lattices: reduction (LLL with deep insertions) and the vector nearest to a point (Babai), exact in whole numbers and with
// floating point for what only guides it.

type Row = bigint[];

/** The orthogonal part of every row of a basis: what it adds to those before it. */
interface Orthogonal {
  /** `mu[i][j]`: the share of the j-th orthogonal vector in row i. */
  readonly mu: number[][];
  /** The squared length of each orthogonal vector. */
  readonly norms: number[];
  readonly vectors: number[][];
}

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

/** A little more than a half, so that rounding cannot send a row to and fro. */
const HALF = 0.51;

/** Takes a multiple of one row off another, in place. */
function subtract(row: Row, other: Row, times: bigint): void {
  for (let i = 0; i < row.length; i++) row[i] = (row[i] as bigint) - times * (other[i] as bigint);
}

function orthogonalize(
  basis: readonly Row[],
  from: number,
  known: Orthogonal,
  to = basis.length,
): void {
  const { mu, norms, vectors } = known;
  for (let i = from; i < to; i++) {
    const row = (basis[i] as Row).map(Number);
    const vector = row.slice();
    const shares: number[] = [];
    for (let j = 0; j < i; j++) {
      const other = vectors[j] as number[];
      const share = dot(row, other) / (norms[j] as number);
      shares.push(share);
      for (let k = 0; k < vector.length; k++)
        vector[k] = (vector[k] as number) - share * (other[k] as number);
    }
    mu[i] = shares;
    vectors[i] = vector;
    norms[i] = dot(vector, vector);
  }
}

/** Makes a row as short as the rows before it allow. */
function shorten(basis: Row[], i: number, known: Orthogonal): void {
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (let j = i - 1; j >= 0; j--) {
      const share = (known.mu[i] as number[])[j] as number;
      if (Math.abs(share) < HALF) continue;
      const times = Math.round(share);
      isDone = false;
      subtract(basis[i] as Row, basis[j] as Row, BigInt(times));
      const shares = known.mu[i] as number[];
      for (let k = 0; k < j; k++)
        shares[k] = (shares[k] as number) - times * ((known.mu[j] as number[])[k] as number);
      shares[j] = (shares[j] as number) - times;
    }
    orthogonalize(basis, i, known, i + 1); // from exact numbers again, so that rounding does not add up
  }
}

const DELTA = 0.99;

/** Reduces a basis in place, with deep insertions: a row moves to the first place where it makes the basis shorter. */
export function reduce(basis: Row[]): void {
  insertRows(basis, 1);
  insertRows(basis, basis.length);
}

/** The bits behind the point of a number in {@link reduceExactly}. */
const POINT = 600n;

const round = (x: bigint) => (x + (1n << (POINT - 1n))) >> POINT;
const times = (a: bigint, b: bigint) => (a * b) >> POINT;

/** Reduces a basis of a few rows in place, slowly and without floating point, however much their sizes differ. */
export function reduceExactly(basis: Row[]): void {
  for (let i = 1; i < basis.length; ) {
    const row = basis[i] as Row;
    for (let j = i - 1; j >= 0; j--)
      subtract(row, basis[j] as Row, round(partsOf(basis, i).shares[j] as bigint));
    const { shares, norm } = partsOf(basis, i);
    const above = partsOf(basis, i - 1).norm;
    const share = shares[i - 1] as bigint;
    if (4n * (norm + times(times(share, share), above)) >= 3n * above) i++;
    else {
      basis.splice(i - 1, 2, row, basis[i - 1] as Row);
      i = Math.max(1, i - 1);
    }
  }
}

/** The shares of the orthogonal vectors in a row, and the squared length of its own, all with POINT bits behind the point. */
function partsOf(basis: readonly Row[], last: number): { shares: bigint[]; norm: bigint } {
  const vectors: bigint[][] = [];
  const norms: bigint[] = [];
  let shares: bigint[] = [];
  for (let i = 0; i <= last; i++) {
    const row = (basis[i] as Row).map((x) => x << POINT);
    const vector = row.slice();
    shares = vectors.map((other, j) => {
      const share =
        row.reduce((sum, x, k) => sum + x * (other[k] as bigint), 0n) / (norms[j] as bigint);
      for (let k = 0; k < vector.length; k++)
        vector[k] = (vector[k] as bigint) - times(share, other[k] as bigint);
      return share;
    });
    vectors.push(vector);
    norms.push(vector.reduce((sum, x) => sum + times(x, x), 0n));
  }
  return { shares, norm: norms[last] as bigint };
}

/** Goes through the rows and moves each at most `depth` places up, until none moves. */
function insertRows(basis: Row[], depth: number): void {
  const known: Orthogonal = { mu: [], norms: [], vectors: [] };
  orthogonalize(basis, 0, known);
  for (let i = 1; i < basis.length; ) {
    shorten(basis, i, known);
    const place = findPlace(known, i, Math.max(0, i - depth));
    if (place < i) {
      basis.splice(place, 0, ...basis.splice(i, 1));
      orthogonalize(basis, place, known, i + 1);
      i = Math.max(1, place);
    } else i++;
  }
}

/** The first place from `first` on where row i is shorter than the orthogonal vector there; i when there is none. */
function findPlace({ mu, norms }: Orthogonal, i: number, first: number): number {
  let place = i;
  let length = norms[i] as number; // of what row i adds to the rows before each place, added up from below
  for (let j = i - 1; j >= first; j--) {
    const share = (mu[i] as number[])[j] as number;
    length += share * share * (norms[j] as number);
    if (length < DELTA * (norms[j] as number)) place = j;
  }
  return place;
}

/** The vector of a reduced lattice near a point, one plane at a time. */
export function nearest(basis: readonly Row[], point: readonly bigint[]): bigint[] {
  const known: Orthogonal = { mu: [], norms: [], vectors: [] };
  orthogonalize(basis, 0, known);
  const rest = point.slice();
  for (let i = basis.length - 1; i >= 0; i--) {
    const share = dot(rest.map(Number), known.vectors[i] as number[]) / (known.norms[i] as number);
    subtract(rest, basis[i] as Row, BigInt(Math.round(share)));
  }
  return point.map((at, i) => at - (rest[i] as bigint));
}

// Success or failure as a value: what a caller can send may be wrong, and saying so is not an exception.

/** Either a value or a reason why there is none. */
export type Result<V, E> = Success<V> | Failure<E>;

/** A value. The field of the other case is named too, so that reading it compiles without `strictNullChecks`. */
export interface Success<V> {
  readonly ok: true;
  readonly value: V;
  readonly error?: undefined;
}

/** A reason why there is no value. */
export interface Failure<E> {
  readonly ok: false;
  readonly error: E;
  readonly value?: undefined;
}

/** Wraps a value as a success. */
export function ok<V>(value: V): Success<V> {
  return { ok: true, value };
}

/** Wraps a reason as a failure. */
export function err<E>(error: E): Failure<E> {
  return { ok: false, error };
}

/** Returns the value of a success and throws on a failure; for scripts and tests. */
export function unwrap<V>(
  result: Result<V, { readonly code: string; readonly message: string }>,
): V {
  if (result.ok) return result.value;
  throw new Error(`${result.error.code}: ${result.error.message}`);
}

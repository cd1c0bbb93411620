// Shrinking: the smallest input that still fails, by leaving out parts of it as long as that is possible.

/** Smaller versions of an input, the smallest first. */
function* smaller(input: unknown): Generator<unknown> {
  if (typeof input === "string") yield* shorter(input);
  else if (Array.isArray(input)) {
    for (let size = input.length; size >= 1; size = Math.floor(size / 2))
      for (let at = 0; at < input.length; at += size)
        yield [...input.slice(0, at), ...input.slice(at + size)];
    for (const [i, item] of input.entries())
      for (const part of smaller(item)) yield input.map((one, j) => (i === j ? part : one));
  } else if (typeof input === "object" && input !== null) yield* smallerObject(input);
  else if (typeof input === "number" && input !== 0) yield 0;
}

function* shorter(text: string): Generator<string> {
  for (let size = text.length; size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < text.length; at += size) yield text.slice(0, at) + text.slice(at + size);
}

function* smallerObject(input: object): Generator<unknown> {
  for (const key of Object.keys(input)) {
    const { [key]: _, ...rest } = input as Record<string, unknown>;
    yield rest;
  }
  for (const [key, value] of Object.entries(input))
    for (const part of smaller(value)) yield { ...input, [key]: part };
}

const MAX_TRIES = 20_000;

/** The smallest input found that still fails. */
export async function shrink(
  input: unknown,
  fails: (input: unknown) => Promise<boolean>,
): Promise<unknown> {
  let smallest = input;
  let tries = 0;
  for (let found = true; found && tries < MAX_TRIES; ) {
    found = false;
    for (const candidate of smaller(smallest)) {
      if (++tries > MAX_TRIES) break;
      if (!(await fails(candidate))) continue;
      smallest = candidate;
      found = true;
      break;
    }
  }
  return smallest;
}

export function Drawing(_: {
  readonly of: string;
  readonly id: string;
  readonly content: unknown;
}) {
  return null;
}

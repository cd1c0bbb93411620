// Streams the raw output of a seeded generator to standard output, 32 bits per draw, for an external test battery.
//   pnpm --silent --filter @games/bench rng-bytes [seed] [number of draws; default: endless] | <test battery>
import { once } from "node:events";
import { seeded } from "@games/core-rng";

const [seed = "bytes", limit = "Infinity"] = process.argv.slice(2);
const luck = seeded(seed);
const CHUNK = 16_384;

process.stdout.on("error", () => process.exit(0)); // the reader has closed the pipe
for (let left = Number(limit); left > 0; left -= CHUNK) {
  const chunk = new Uint32Array(Math.min(CHUNK, left));
  for (let i = 0; i < chunk.length; i++) chunk[i] = luck.next() * 4294967296;
  if (!process.stdout.write(new Uint8Array(chunk.buffer))) await once(process.stdout, "drain");
}

// Run by Node, Bun and Deno beside the bundle and its data: prints what this engine makes of them.
import { readFileSync } from "node:fs";
import { versions } from "node:process";

const bundle = "./play.mjs";
const { playAll } = await import(bundle);
const items = JSON.parse(readFileSync(new URL("./items.json", import.meta.url), "utf8"));
const started = performance.now();
const played = playAll(items);
const { node, v8, bun, webkit, deno } = versions;
console.log(
  JSON.stringify({
    played,
    ms: performance.now() - started,
    versions: { node, v8, bun, webkit, deno },
  }),
);

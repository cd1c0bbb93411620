// What the production build adds: the policy that forbids any request elsewhere, and the worker that keeps the page.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes the content security policy into the page; the development server needs more than it allows. */
export const contentPolicy = (): Plugin => ({
  name: "content-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
});

/** Writes offline.js: the names of all files of this build, a version made of them, and the worker. */
export const offlineWorker = (): Plugin => ({
  name: "offline-worker",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const built = Object.keys(bundle).filter(
      (name) => !name.endsWith(".map") && !name.startsWith(".vite/") && name !== "index.html",
    );
    const folder = join(import.meta.dirname, "public");
    const copied = readdirSync(folder);
    const names = [...built, ...copied].sort();
    const files = ["./", ...names.map((name) => `./${name}`)];
    const worker = readFileSync(join(import.meta.dirname, "offline-worker.js"), "utf8");
    const page = bundle["index.html"];
    const html = page?.type === "asset" ? String(page.source) : "";
    // The names of the built files carry the hashes of their contents; the page's own and those that are copied do not.
    const version = createHash("sha256")
      .update(files.join())
      .update(html)
      .update(worker)
      .update(copied.map((name) => readFileSync(join(folder, name), "base64")).join())
      .digest("hex");
    this.emitFile({
      type: "asset",
      fileName: "offline.js",
      source: `const VERSION = "${version.slice(0, 12)}";\nconst FILES = ${JSON.stringify(files)};\n${worker}`,
    });
  },
});

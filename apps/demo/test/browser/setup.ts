// Serves the built app for the browser tests and tells them its address.
import { join } from "node:path";
import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly address: string;
  }
}

export default async function serve(project: TestProject) {
  const root = join(import.meta.dirname, "../..");
  const server = await preview({
    root,
    preview: { port: 0, host: "127.0.0.1" },
    logLevel: "error",
  });
  project.provide("address", server.resolvedUrls?.local[0] ?? "");
  return () => server.close();
}

// Figures for those who watch a cluster, in the text format of Prometheus, over HTTP.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LabError } from "../study.js";

/** A figure: a counter only grows, a gauge moves both ways. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  readonly value: number;
}

/** A server of figures. */
export interface MetricsServer {
  readonly port: number;
  /** Stops serving. */
  close(): Promise<void>;
}

/** The figures as text. */
export function metricsText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, value }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    `${name} ${value}`,
  ]);
  return `${lines.join("\n")}\n`;
}

/** Serves figures at `/metrics` of an address such as `9464` or `0.0.0.0:9464`; without a host only this machine sees it. */
export function serveMetrics(
  address: string,
  read: () => readonly Metric[],
): Promise<MetricsServer> {
  const [, host = "127.0.0.1", port] = /^(?:(.+):)?(\d{1,5})$/.exec(address) ?? [];
  if (port === undefined) {
    throw new LabError(
      "bad-request",
      "Metrics are served at a port, such as 9464 or 0.0.0.0:9464.",
    );
  }
  const server = createServer(({ url, method }, response) => {
    const isFound = url === "/metrics" && method === "GET";
    response.writeHead(isFound ? 200 : 404, {
      "content-type": "text/plain; version=0.0.4; charset=utf-8",
    });
    response.end(isFound ? metricsText(read()) : "The figures are at /metrics.\n");
  });
  return new Promise((resolve, reject) => {
    server.once("error", ({ message }) => {
      reject(new LabError("bad-request", `Metrics cannot be served at ${address}: ${message}.`));
    });
    server.listen(Number(port), host, () => {
      const { port: open } = server.address() as AddressInfo;
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ port: open, close });
    });
  });
}

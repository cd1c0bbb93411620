/**
 * What needs Node: finding studies, a runner on worker threads, and figures for those who watch.
 *
 * @packageDocumentation
 */
export { findStudy } from "./find-study.js";
export { type Metric, type MetricsServer, metricsText, serveMetrics } from "./metrics.js";
export { onThreads, type ThreadSettings } from "./threads.js";

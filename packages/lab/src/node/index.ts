/**
 * Runners that need Node: worker threads, and many machines by way of Redis.
 *
 * @packageDocumentation
 */
export { findStudy } from "./find-study.js";
export {
  onRedis,
  type RedisSettings,
  type RedisWorker,
  type RedisWorkerSettings,
  startRedisWorker,
} from "./redis.js";
export { onThreads, type ThreadSettings } from "./threads.js";

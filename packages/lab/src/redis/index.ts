/**
 * Many machines by way of Redis: a runner whose batches are played by workers anywhere, and such a worker. Needs `bullmq`
 * and `ioredis`, which whoever uses this entry installs.
 *
 * @packageDocumentation
 */
export { publicAddress, type RedisSettings } from "./connect.js";
export { onRedis, type RedisRunnerSettings } from "./runner.js";
export {
  type RedisWorker,
  type RedisWorkerSettings,
  startRedisWorker,
  type WorkerCounts,
} from "./worker.js";

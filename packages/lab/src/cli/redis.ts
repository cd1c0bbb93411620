// The part of the command that needs Redis, loaded only when it is asked for: its libraries may not be installed.
import { LabError } from "../study.js";

type RedisEntry = typeof import("../redis/index.js");

/** Loads what talks to Redis. */
export async function loadRedis(): Promise<RedisEntry> {
  try {
    return await import("../redis/index.js");
  } catch (error) {
    const { code = "", message = "" } = error as { code?: string; message?: string };
    if (!/MODULE_NOT_FOUND/.test(code) || !/bullmq|ioredis/.test(message)) throw error;
    throw new LabError(
      "bad-request",
      "Redis needs two more packages; install them with: npm install bullmq ioredis",
    );
  }
}

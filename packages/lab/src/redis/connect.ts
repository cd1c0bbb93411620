// Connections to Redis, and what is said when there is none. An address may hold a password, so it is never printed as it is.
import { Redis } from "ioredis";
import { LabError } from "../study.js";

/** Where the queue is. */
export interface RedisSettings {
  /** The address of Redis, such as `redis://host:6379`. */
  readonly url: string;
  /** The name under which runs and workers find each other (default: `games-lab`). */
  readonly queue?: string;
}

/** The default name of the queue. */
const QUEUE = "games-lab";

const RETRY_MS = 1000;
const CONNECT_MS = 5000;

/** The name of the queue; a colon would be read as part of a key. */
export function queueName({ queue = QUEUE }: RedisSettings): string {
  if (/^[\w.-]{1,60}$/.test(queue)) return queue;
  throw new LabError(
    "bad-request",
    "The name of a queue is 1 to 60 letters, digits, dots, dashes and underscores.",
  );
}

/** An address without its user and password, for people to read. */
export function publicAddress(url: string): string {
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    const place = port === "" ? hostname : `${hostname}:${port}`;
    return `${protocol}//${place}${pathname === "/" ? "" : pathname}`;
  } catch {
    return "the address that was given";
  }
}

function assertAddress(url: string): void {
  if (/^rediss?:\/\/./.test(url) && URL.canParse(url)) return;
  throw new LabError("bad-request", "The address of Redis must look like redis://host:6379.");
}

/** A connection that waits for Redis to come back rather than giving up. */
export function connect(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, RETRY_MS),
  });
  redis.on("error", () => undefined); // lost connections are retried; commands wait until then
  return redis;
}

/** Why Redis cannot be used, as a sentence; what the server says is not repeated, because it may repeat what it was sent. */
function reasonOf(url: string, error: unknown): string {
  const { message = "", code = "" } = error as { message?: string; code?: string };
  const where = publicAddress(url);
  if (/WRONGPASS|invalid password|invalid username-password/i.test(message)) {
    return `Redis at ${where} refuses the user or the password.`;
  }
  if (/NOAUTH/.test(message)) return `Redis at ${where} asks for a password.`;
  const known: Readonly<Record<string, string>> = {
    ECONNREFUSED: "nothing listens there",
    ENOTFOUND: "the host is not known",
    ETIMEDOUT: "it does not answer",
    EHOSTUNREACH: "the host cannot be reached",
  };
  return `There is no Redis at ${where}${known[code] === undefined ? "" : `: ${known[code]}`}.`;
}

/** Fails early and clearly when Redis at an address cannot be used. */
export async function assertRedis(url: string): Promise<void> {
  assertAddress(url);
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    retryStrategy: () => null,
  });
  let failure: unknown;
  probe.on("error", (error) => {
    failure ??= error;
  });
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    throw new LabError("bad-request", reasonOf(url, failure ?? error));
  } finally {
    probe.disconnect();
  }
}

// Something that is done again and again, never twice at a time.

/** Does something every so many milliseconds, unless the last time is not over; failures are left to the next time. */
export function repeat(milliseconds: number, task: () => Promise<void>): { stop(): void } {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await task();
    } catch {
      // Redis is gone; the next time looks again.
    } finally {
      isRunning = false;
    }
  }, milliseconds);
  return { stop: () => clearInterval(timer) };
}

/** Runs work with at most so many at a time. */
export interface Queue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Creates a queue.
 *
 * @param maxRunning - how many may run together
 * @param maxWaiting - how many may wait; the next one is turned away
 * @param onFull - makes the error for the one that is turned away
 */
export function createQueue(maxRunning: number, maxWaiting: number, onFull: () => Error): Queue {
  const waiting: (() => void)[] = [];
  let runningCount = 0;

  return {
    async run(work) {
      if (runningCount >= maxRunning) {
        if (waiting.length >= maxWaiting) throw onFull();
        // Whoever finishes hands its place on, so nobody slips in between.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else runningCount += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) runningCount -= 1;
        else next();
      }
    },
  };
}

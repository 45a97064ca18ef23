/** How many requests run in parallel: a bucket responds slowly, but to many at a time. */
const CONCURRENCY = 8;

/**
 * Does the same work for every item, several at a time. After the first failure no further item is started.
 *
 * @param items - started in this order
 * @param work - what to do for each
 * @param limit - how many at a time (default 8)
 * @throws the first error of the work, once the items that were started have finished
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  limit = CONCURRENCY,
): Promise<void> {
  const queue = createQueue(items);
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: limit }, async () => {
      try {
        // An error leaves the loop, which closes the queue for every worker.
        for (const item of queue) await work(item);
      } catch (error) {
        failures.push(error);
      }
    }),
  );
  if (failures.length > 0) throw failures[0];
}

function* createQueue<T>(items: Iterable<T>): Generator<T, void> {
  yield* items;
}

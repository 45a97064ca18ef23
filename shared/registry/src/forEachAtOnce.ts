/** So many files are under way together: a bucket answers slowly, but many at a time. */
const AT_ONCE = 8;

/**
 * Does the same work for every item, several at a time. After the first failure no further item is begun.
 *
 * @param items - in this order
 * @param work - what to do for each
 * @param limit - how many at a time (default 8)
 * @throws whatever the work threw first, when what was begun has ended
 */
export async function forEachAtOnce<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  limit = AT_ONCE,
): Promise<void> {
  const queue = createQueue(items);
  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: limit }, async () => {
      try {
        // Leaving the loop by an error ends the queue for all of them.
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

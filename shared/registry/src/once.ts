/**
 * Shares one run of asynchronous work between all callers; after a failure the next call runs it again.
 *
 * @param work - what to do
 */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

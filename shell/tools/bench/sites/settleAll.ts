/**
 * Waits for all promises, even if one is rejected, so that nothing goes on when the caller cleans up.
 *
 * @throws the reason of the first one that was rejected
 */
export async function settleAll<Values extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Values]: Promise<Values[Index]> }],
): Promise<Values> {
  await Promise.allSettled(promises);
  return (await Promise.all(promises)) as unknown as Values;
}

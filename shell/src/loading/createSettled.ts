/** A promise that React's `use` reads without suspending. */
export function createSettled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

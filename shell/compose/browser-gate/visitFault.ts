/** A fault that a step of a visit found. */
export class VisitFault extends Error {
  override name = 'VisitFault';
  constructor(
    message: string,
    readonly nextStep: string,
  ) {
    super(message);
  }
}

/** @param cause - the browser's error, if there is one */
export const createUnresponsiveFault = (cause?: unknown) =>
  new VisitFault(
    `the browser no longer responds${cause instanceof Error ? ` (${cause.message.split('\n')[0]})` : ''}`,
    'Look for an endless loop in an effect or a timer, or for code that reloads the page.',
  );

/**
 * Waits for a promise for a limited time.
 *
 * @throws {VisitFault} if it does not settle within the limit
 */
export async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(createUnresponsiveFault()), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}

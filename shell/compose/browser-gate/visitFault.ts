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
const createUnresponsiveFault = (cause?: unknown) =>
  new VisitFault(
    `the browser no longer responds${cause instanceof Error ? ` (${cause.message.split('\n')[0]})` : ''}`,
    'Look for an endless loop in an effect or a timer, or for code that reloads or leaves the page.',
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

/** Like `within`, but that the browser cannot answer, such as after a page has left its document, is a fault too. */
export async function answerWithin<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  try {
    return await within(promise, limitMs);
  } catch (error) {
    throw error instanceof VisitFault ? error : createUnresponsiveFault(error);
  }
}

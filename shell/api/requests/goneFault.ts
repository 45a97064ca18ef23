import { RequestFault } from './RequestFault';

/** The refusal of what came too late. */
export function createStoppingFault(): RequestFault {
  return new RequestFault(503, 'STOPPING', 'The server is stopping. Please try again.', {
    retryAfterSeconds: 5,
  });
}

/**
 * The end of a call whose signal was aborted.
 *
 * @param reason - of the signal: a refusal, or anything else where the client has hung up
 */
export function toGoneFault(reason: unknown): RequestFault {
  if (reason instanceof RequestFault) return reason;
  // Nobody reads it; the log says 499, as those of proxies do.
  return new RequestFault(499, 'ABANDONED', 'The connection was closed before the answer. Please try again.');
}

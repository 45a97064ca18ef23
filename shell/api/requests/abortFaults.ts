import { RequestFault } from './RequestFault';

/** The refusal of a request that arrives or is still pending when the API stops. */
export function createStoppingFault(): RequestFault {
  return new RequestFault(503, 'STOPPING', 'The server is stopping. Please try again.', {
    retryAfterSeconds: 5,
  });
}

/**
 * The error for a call whose signal was aborted.
 *
 * @param reason - of the signal: a refusal, or anything else if the client has disconnected
 */
export function toAbortFault(reason: unknown): RequestFault {
  if (reason instanceof RequestFault) return reason;
  // The client will not read it; the log shows 499, as logs of proxies do.
  return new RequestFault(499, 'ABANDONED', 'The connection was closed before the answer. Please try again.');
}

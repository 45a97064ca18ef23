/** A request and who sent it. */
export interface Call {
  request: Request;
  /** The block of network addresses it came from, as far as it is known. */
  address: string;
  /** Aborted when nobody waits for the answer any more, or when the functions must stop. */
  signal: AbortSignal;
}

/** A request and who sent it. */
export interface Call {
  request: Request;
  /** The block of network addresses it came from, as far as it is known. */
  address: string;
  /** Aborted when the client has gone, or when the functions must stop. */
  signal: AbortSignal;
}

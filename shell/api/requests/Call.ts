/** A request and its sender. */
export interface Call {
  request: Request;
  /** The block of network addresses that it came from, if known. */
  address: string;
  /** Aborted when the client disconnects or the API has to stop. */
  signal: AbortSignal;
}

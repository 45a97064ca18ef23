/** One request of a visit; times in milliseconds since the navigation started. */
export interface LoggedRequest {
  url: string;
  /** URL of the document, style sheet or script that made the request; null for the document itself. */
  initiator: string | null;
  /** The browser's name for it: Document, Script, Stylesheet, Font, Image, Fetch ... */
  type: string;
  startMs: number;
  /** Null while it is pending. */
  endMs: number | null;
  /** Encoded bytes on the wire, including headers; 0 if it came from a cache. */
  bytes: number;
  /** False if a cache or a service worker responded. */
  isFromNetwork: boolean;
}

/** One request of a visit, times in milliseconds since the navigation began. */
export interface LoggedRequest {
  url: string;
  /** URL of what asked for it: document, style sheet or script; null for the document itself. */
  initiator: string | null;
  /** As the browser names it: Document, Script, Stylesheet, Font, Image, Fetch ... */
  type: string;
  startMs: number;
  /** Null while it is on its way. */
  endMs: number | null;
  /** Bytes on the wire, headers included, as they were encoded; 0 from a cache. */
  bytes: number;
  /** False where a cache or a service worker answered. */
  isFromNetwork: boolean;
}

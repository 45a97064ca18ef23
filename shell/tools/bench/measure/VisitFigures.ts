/** The figures of one visit. Null where there is none of the kind. */
export interface VisitFigures {
  fcpMs: number | null;
  lcpMs: number | null;
  cls: number;
  /** What long tasks took beyond 50 ms each, from the start of the navigation. */
  tbtMs: number;
  /** Longest of the page's interaction, once the page is quiet. */
  inpMs: number | null;
  /** Requests that reached the network. */
  requests: number;
  chainDepth: number;
  htmlBytes: number;
  jsBytes: number;
  /** The same scripts, as gzip compresses them: servers differ in how they compress. */
  jsGzipBytes: number;
  cssBytes: number;
  fontBytes: number;
  imageBytes: number;
  totalBytes: number;
}

export type FigureName = keyof VisitFigures;

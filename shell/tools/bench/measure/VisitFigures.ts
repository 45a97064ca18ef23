/** The figures of one visit; null if nothing of the kind occurred. */
export interface VisitFigures {
  fcpMs: number | null;
  lcpMs: number | null;
  cls: number;
  /** Total time of long tasks beyond 50 ms each, from the start of the navigation. */
  tbtMs: number;
  /** The longest event of the page's interaction, which starts when the page is quiet. */
  inpMs: number | null;
  /** Requests that reached the network. */
  requests: number;
  chainDepth: number;
  htmlBytes: number;
  /** The document without its header, compressed with gzip by us. */
  htmlGzipBytes: number;
  jsBytes: number;
  /** The same scripts, compressed with gzip by us: servers differ in how they compress. */
  jsGzipBytes: number;
  cssBytes: number;
  fontBytes: number;
  imageBytes: number;
  totalBytes: number;
}

/** The figures of a page's start, which differ most between visits. */
export type StartFigures = Pick<VisitFigures, 'fcpMs' | 'lcpMs' | 'tbtMs'>;

export type FigureName = keyof VisitFigures;

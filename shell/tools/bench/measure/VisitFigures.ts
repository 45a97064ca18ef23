/** The figures of one visit. Null where there is none of the kind. */
export interface VisitFigures {
  fcpMs: number | null;
  lcpMs: number | null;
  cls: number;
  /** What long tasks took beyond 50 ms each, from the start of the navigation. */
  tbtMs: number;
  /** Longest of the page's interaction. */
  inpMs: number | null;
  hydratedMs: number | null;
  /** Requests that reached the network. */
  requests: number;
  chainDepth: number;
  htmlBytes: number;
  jsBytes: number;
  /** Scripts that had arrived when the page was hydrated; all where it never is. */
  jsBeforeHydratedBytes: number;
  cssBytes: number;
  fontBytes: number;
  imageBytes: number;
  totalBytes: number;
}

export type FigureName = keyof VisitFigures;

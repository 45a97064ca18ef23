/** How the cost of composing and visiting grows with the number of remotes and pages. */
export interface ScaleResult {
  cores: number;
  rows: readonly ScaleRow[];
}

/** The results for one size of site. Sizes in bytes are after brotli compression. */
export interface ScaleRow {
  remotes: number;
  pages: number;
  /** With an empty cache. */
  composeMs: number;
  /** Processor time of all processes and threads, milliseconds; null if the system does not tell. */
  composeCpuMs: number | null;
  /** Peak memory of the composer itself, without the processes that it starts. */
  peakBytes: number;
  /** After pinning another release of a single remote. */
  changed: {
    composeMs: number;
    composeCpuMs: number | null;
    renderedPages: number;
    /** Pages whose HTML differs. */
    writtenPages: number;
    pagesOfRemote: number;
  };
  /** When nothing has changed. */
  unchangedMs: number;
  unchangedCpuMs: number | null;
  /** Mean of all project pages. */
  htmlBytes: number;
  /** Everything that a first visit loads before any interaction. */
  homeBytes: number;
  workBytes: number;
  remotePageBytes: number;
}

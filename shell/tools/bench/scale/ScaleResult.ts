/** How composing and visiting grow with the number of remotes and pages. */
export interface ScaleResult {
  cores: number;
  rows: readonly ScaleRow[];
}

/** One size of site. Sizes in bytes are after compression with brotli. */
export interface ScaleRow {
  remotes: number;
  pages: number;
  /** From nothing kept. */
  composeMs: number;
  /** Processor time of all threads, milliseconds. */
  composeCpuMs: number;
  /** Most memory of the process, workers included. */
  peakBytes: number;
  /** After one remote of all was pinned to another release. */
  changed: {
    composeMs: number;
    composeCpuMs: number;
    renderedPages: number;
    /** Pages whose HTML differs by more than the name of the composition. */
    writtenPages: number;
    pagesOfRemote: number;
  };
  /** Nothing changed. */
  unchangedMs: number;
  unchangedCpuMs: number;
  /** Mean of all project pages. */
  htmlBytes: number;
  /** All that a first visit fetches before anything is touched. */
  homeBytes: number;
  workBytes: number;
  remotePageBytes: number;
}

/** One way to serve the pages, with a server of its own. */
export interface BenchSite {
  /** Column of the tables, such as `floor`. */
  name: string;
  /** What it is, in one line. */
  title: string;
  url: string;
  /** Whether React takes its pages over. */
  isHydrated: boolean;
  close(): Promise<void>;
}

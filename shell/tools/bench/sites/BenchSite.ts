/** One way to serve the pages, with a server of its own. */
export interface BenchSite {
  /** Column of the tables, such as `floor`. */
  name: string;
  /** What it is, in one line. */
  title: string;
  url: string;
  /** Whether its pages have the controls of this site, such as the theme switch; others look the same and do nothing. */
  hasControls: boolean;
  close(): Promise<void>;
}

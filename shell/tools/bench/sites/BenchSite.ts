/** Name of this repository's site, which is compared with the others. */
export const OWN_SITE = 'portfolio';

/** One way to serve the pages, on its own server. */
export interface BenchSite {
  /** Column in the tables, such as `floor`. */
  name: string;
  /** A one-line description. */
  title: string;
  url: string;
  /**
   * Whether the controls on its pages work, such as the theme switch; on other sites they look the same but do
   * nothing.
   */
  hasControls: boolean;
  close(): Promise<void>;
}

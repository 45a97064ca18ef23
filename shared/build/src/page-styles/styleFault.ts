/** What a style sheet or a script does to the rest of the site. */
export interface StyleFault {
  /** The selector, or the call. */
  where: string;
  problem: string;
  remedy: string;
}

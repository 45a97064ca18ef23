/** An effect of a style sheet or script on the rest of the site. */
export interface StyleFault {
  /** The selector, or the call. */
  where: string;
  problem: string;
  remedy: string;
}

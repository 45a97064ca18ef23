/** How the start of the page stands, between `START_SCRIPT` and the code that it starts. */
export interface PageStart {
  /** Says on the page that it does not answer yet, and offers to try again. */
  fail(): void;
  /** The page answers: takes back what was said. */
  done(): void;
  /** What trying again means once all scripts have come; without it, the document is loaded again. */
  again?: () => void;
}

declare global {
  /** Kept by `START_SCRIPT` until the page answers. A declaration in the global scope must be a var. */
  var pageStart: PageStart | undefined;
}

import type { PageRecord } from './pageStore';

/** A page in the browser: its HTML is there at once, and comes alive when it has been painted. */
export interface PageRoot {
  /** To be called when the element with the page's HTML is in the document. */
  show(element: HTMLElement): void;
  /** Stops what the page does, and keeps its state. */
  hide(): void;
  /** Lets the page go. */
  end(): void;
}

export type CreatePageRoot = (record: PageRecord) => PageRoot;

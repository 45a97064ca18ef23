import type { PageRecord } from './pageStore';

/** A page in the browser: its HTML is there at once and hydrates once it has been painted. */
export interface PageRoot {
  /** Call this when the element with the page's HTML is in the document. */
  show(element: HTMLElement): void;
  /** Stops the page's effects and keeps its state. */
  hide(): void;
  /** Drops the page. */
  end(): void;
}

export type CreatePageRoot = (record: PageRecord) => PageRoot;

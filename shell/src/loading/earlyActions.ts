import { restoreDrafts } from './drafts';
import { replayField } from './replayField';

/** What a visitor did before the page could answer. */
export interface EarlyActions {
  /** The part of the page that does not answer yet. */
  within: Node;
  /** Fields that were changed. */
  fields: Set<Element>;
  /** The button that was clicked last, or the form that was sent. */
  last?: HTMLElement | undefined;
  /** The event by which that was done. */
  event?: Event | undefined;
}

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
  /** Kept by `START_SCRIPT`; absent once the page answers. A declaration in the global scope must be a var. */
  var earlyActions: EarlyActions | undefined;
}

/**
 * Does again what was done before the page could answer: what was typed, then what was clicked or sent last. What was
 * typed in an earlier document comes back too.
 *
 * @param unready - the part of the page that cannot answer yet: what was done there is kept; null where all of it can
 */
export function replayEarlyActions(unready: Node | null): void {
  restoreDrafts();
  const early = globalThis.earlyActions;
  if (early === undefined) return;
  const isReady = (element: Element) => unready?.contains(element) !== true;
  const { last, event } = early;
  const isLastReady = last === undefined || isReady(last);
  // React makes a page answer at once when something is done to it while it comes alive: that event still arrives.
  const isUnderWay = event !== undefined && event.eventPhase !== Event.NONE;
  const fields = [...early.fields].filter(isReady);
  if (unready === null) forgetEarlyActions();
  else
    globalThis.earlyActions = {
      within: unready,
      fields: new Set([...early.fields].filter((field) => !isReady(field))),
      ...(isLastReady ? {} : { last, event }),
    };
  // React answers nothing while it runs effects.
  queueMicrotask(() => {
    for (const field of fields) if (field.isConnected) replayField(field);
    if (last?.isConnected === true && isLastReady && !isUnderWay) {
      if (last instanceof HTMLFormElement) last.requestSubmit();
      else last.click();
    }
  });
}

/** A visitor who goes on to another page no longer waits for the result of an earlier click. */
export function forgetEarlyActions(): void {
  globalThis.earlyActions = undefined;
}

import { isTextField } from '@portfolio/kit';
import { restoreDrafts } from './drafts';
import { replayField } from './replayField';

/** What a visitor did before the page could answer. */
export interface EarlyActions {
  /** The part of the page that does not answer yet. */
  within: Node;
  /** Fields that were changed. */
  fields: Set<Element>;
  /** Clicks on buttons, forms that were sent and keys, in their order. */
  events: Event[];
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
 * Does again what was done before the page could answer: what was typed into fields, then what was clicked, sent and
 * struck, each once, in the order in which it was done last. What was typed in an earlier document comes back too.
 *
 * @param unready - the part of the page that cannot answer yet: what was done there is kept, and so are keys, which may
 *   be meant for it; null where all of it can
 */
export function replayEarlyActions(unready: Node | null): void {
  restoreDrafts();
  const early = globalThis.earlyActions;
  if (early === undefined) return;
  const isReady = (element: Element) => unready?.contains(element) !== true;
  const isDue = ({ type, target }: Event) =>
    unready === null || (type !== 'keydown' && isReady(target as Element));
  const fields = [...early.fields].filter(isReady);
  const events = early.events.filter(
    (event, index, all) =>
      isDue(event) &&
      (!(event instanceof KeyboardEvent) || isLetter(event)) &&
      // React makes a page answer at once when something is done to it while it comes alive: that event still arrives.
      event.eventPhase === Event.NONE &&
      !all.slice(index + 1).some((later) => isSame(event, later)),
  );
  if (unready === null) forgetEarlyActions();
  else
    globalThis.earlyActions = {
      within: unready,
      fields: new Set([...early.fields].filter((field) => !isReady(field))),
      events: early.events.filter((event) => !isDue(event)),
    };
  void replay(fields, events);
}

async function replay(fields: readonly Element[], events: readonly Event[]): Promise<void> {
  // React answers nothing while it runs effects.
  await null;
  for (const field of fields) if (field.isConnected) replayField(field);
  for (const event of events) {
    if (findActor(event).isConnected) repeat(event);
    // What it changes is there before the next one.
    await null;
  }
}

function repeat(event: Event): void {
  const actor = findActor(event);
  if (event instanceof KeyboardEvent) {
    // The part of the page that did answer has had it.
    if (!event.defaultPrevented) actor.dispatchEvent(new KeyboardEvent(event.type, event));
  } else if (actor instanceof HTMLFormElement) actor.requestSubmit();
  else actor.click();
}

/** A letter that is neither text nor a shortcut of the browser. */
function isLetter({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/.test(key) && !repeat && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

/** Somebody who gets no answer does it again. */
function isSame(event: Event, other: Event): boolean {
  const [key, otherKey] = [event, other].map((one) => (one instanceof KeyboardEvent ? one.key : undefined));
  return event.type === other.type && key === otherKey && findActor(event) === findActor(other);
}

/** The button of a click on something in it. */
function findActor({ type, target }: Event): HTMLElement {
  const element = target as HTMLElement;
  return (type === 'click' ? element.closest<HTMLElement>('button') : null) ?? element;
}

/** A visitor who goes on to another page no longer waits for the result of an earlier click. */
export function forgetEarlyActions(): void {
  globalThis.earlyActions = undefined;
}

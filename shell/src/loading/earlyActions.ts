import { WAITING_ATTRIBUTE } from '@portfolio/design';
import { isTextField } from '@portfolio/kit';
import { restoreDrafts } from './drafts';
import { type FieldState, replayField } from './replayField';

/** The visitor's actions before hydration. */
export interface EarlyActions {
  /** The part of the page that has not hydrated yet. */
  within: Node;
  /**
   * Fields that were changed, in the order of their last change, with what the visitor entered: React writes its own
   * values into a page's fields if it renders them again right after hydration.
   */
  fields: Map<Element, FieldState>;
  /** Clicks on buttons, submitted forms and key presses, in order. */
  events: Event[];
}

/** The state of the page start, shared by `START_SCRIPT` and the code it starts. */
export interface PageStart {
  /**
   * Shows a notice that the page does not work yet, with a button to try again.
   *
   * @param reason - what visitors should read about it
   */
  fail(reason?: string): void;
  /** The page has hydrated: removes the notice. */
  done(): void;
  /** Tries again once all scripts have loaded; if it is not set, the document is reloaded. */
  again?: () => void;
}

declare global {
  /** Set by `START_SCRIPT`; undefined once the page has hydrated. A declaration in the global scope must be a var. */
  var pageStart: PageStart | undefined;
  /** Set by `START_SCRIPT`; undefined once the page has hydrated. A declaration in the global scope must be a var. */
  var earlyActions: EarlyActions | undefined;
}

/** Records what the visitor does in a part of the page that cannot respond yet, until `replayEarlyActions`. */
export function recordEarlyActions(within: Node): void {
  globalThis.earlyActions ??= { within, fields: new Map(), events: [] };
}

/**
 * Replays what the visitor did before hydration: first the changed fields, then clicks, submissions and keys, each
 * once, in the order of their last occurrence. Also restores input from an earlier document.
 *
 * @param unhydrated - the part of the page that has not hydrated yet: actions in it are kept, as are keys, which may be
 *   meant for it; null if everything has hydrated
 */
export function replayEarlyActions(unhydrated: Node | null): void {
  restoreDrafts();
  const early = globalThis.earlyActions;
  if (early === undefined) return;
  const isReady = (element: Element) => unhydrated?.contains(element) !== true;
  const isDue = ({ type, target }: Event) =>
    unhydrated === null || (type !== 'keydown' && isReady(target as Element));
  const fields = [...early.fields].filter(([field]) => isReady(field));
  const events = early.events.filter(
    (event, index, all) =>
      isDue(event) &&
      (!(event instanceof KeyboardEvent) || isLetter(event)) &&
      // React hydrates a part at once when an event occurs in it meanwhile, and still dispatches that event.
      event.eventPhase === Event.NONE &&
      !all.slice(index + 1).some((later) => isSame(event, later)),
  );
  endWaiting(early.events.filter(isDue));
  for (const [field] of fields) early.fields.delete(field);
  early.events = early.events.filter((event) => !isDue(event));
  if (unhydrated === null) globalThis.earlyActions = undefined;
  else early.within = unhydrated;
  void replay(fields, events);
}

async function replay(
  fields: readonly (readonly [Element, FieldState])[],
  events: readonly Event[],
): Promise<void> {
  // React handles no events while it runs effects.
  await null;
  for (const [field, state] of fields) if (field.isConnected) replayField(field, state);
  for (const event of events) {
    if (findActor(event).isConnected) repeat(event);
    // The changes it causes must be rendered before the next one.
    await null;
  }
}

function repeat(event: Event): void {
  const actor = findActor(event);
  if (event instanceof KeyboardEvent) {
    // The hydrated part of the page has already handled it.
    if (!event.defaultPrevented) actor.dispatchEvent(new KeyboardEvent(event.type, event));
  } else if (actor instanceof HTMLFormElement) actor.requestSubmit();
  else actor.click();
}

/** Returns whether a key is a single character that is neither text input nor a browser shortcut. */
function isLetter({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/.test(key) && !repeat && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

/** An event that was recorded; only keys have a key. */
type Recorded = Event & { key?: string };

/** A visitor who sees no reaction repeats the action. */
function isSame(event: Recorded, other: Recorded): boolean {
  return event.type === other.type && event.key === other.key && findActor(event) === findActor(other);
}

/** The element that acts: for a click inside a button, the button. */
function findActor({ type, target }: Event): HTMLElement {
  const element = target as HTMLElement;
  return (type === 'click' ? element.closest<HTMLElement>('button') : null) ?? element;
}

function endWaiting(events: readonly Event[]): void {
  for (const event of events) findActor(event).removeAttribute(WAITING_ATTRIBUTE);
}

/**
 * Drops what was pressed, because it cannot be repeated, or because the visitor goes to another page and no longer waits
 * for it. What was typed stays, and recording goes on: the visitor may remain on the page.
 */
export function dropEarlyEvents(): void {
  endWaiting(globalThis.earlyActions?.events.splice(0) ?? []);
}

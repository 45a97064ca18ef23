import { CONTROLS } from '@portfolio/contract';
import { recordEarlyActions } from '../../loading/earlyActions';

interface Interaction {
  /** A control was hovered or focused: it will probably be used. */
  onIntent: () => void;
  /** A control was used. */
  onUse: () => void;
}

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];
const USES = ['click', 'input', 'submit'];

/**
 * Waits until a visitor hovers or focuses a control of a page that has not hydrated yet. Their actions are recorded for
 * `replayEarlyActions`, from the first event on.
 *
 * @param slot - the element with the page
 * @returns a function that removes the listeners
 */
export function waitForInteraction(slot: Element, { onIntent, onUse }: Interaction): () => void {
  const ended = new AbortController();

  function listen(types: readonly string[], act: () => void) {
    const handle = ({ target }: Event) => {
      if (target instanceof Element && isControl(target, slot)) act();
    };
    // On the window, to run before the listeners of `START_SCRIPT`, which are on the document.
    for (const type of types)
      window.addEventListener(type, handle, { capture: true, passive: true, signal: ended.signal });
  }

  listen(INTENTS, onIntent);
  listen(USES, () => {
    recordEarlyActions(slot);
    onUse();
  });
  return () => ended.abort();
}

function isControl(target: Element, slot: Element): boolean {
  const control = target.closest(`${CONTROLS}, form`);
  return control !== null && slot.contains(control);
}

/**
 * Returns whether an address asks for more than the prerendered page: a query, which the page may read, the hash of
 * something interactive, such as a figure to be shown enlarged, or a hash that nothing in the document has, such as that of
 * a picture which only the page's code shows.
 */
export function asksForPage({ search, hash }: Pick<Location, 'search' | 'hash'>, slot: Element): boolean {
  if (search !== '') return true;
  if (hash === '') return false;
  // An id that has to be encoded is never part of a page here.
  const target = document.getElementById(hash.slice(1));
  if (target === null) return true;
  return slot.contains(target) && (target.matches(CONTROLS) || target.querySelector(CONTROLS) !== null);
}

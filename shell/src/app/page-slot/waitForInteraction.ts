import { CONTROLS } from '@portfolio/contract';

interface Interaction {
  /** The pointer or the keyboard focus has come to a control: it will probably be used. */
  onIntent: () => void;
  /** A control was used. */
  onUse: () => void;
}

const INTENTS = ['pointerover', 'pointerdown', 'focusin'];
const USES = ['click', 'input', 'submit'];

/**
 * Waits for a visitor to turn to a control of a page that is not alive yet. What is used is kept for
 * `replayEarlyActions`, from the first event on.
 *
 * @param slot - the element with the page
 * @returns the end of it
 */
export function waitForInteraction(slot: Element, { onIntent, onUse }: Interaction): () => void {
  const ended = new AbortController();

  function listen(types: readonly string[], act: () => void) {
    const handle = ({ target }: Event) => {
      if (target instanceof Element && isControl(target, slot)) act();
    };
    // Before the listeners of `START_SCRIPT`, which are on the document.
    for (const type of types)
      window.addEventListener(type, handle, { capture: true, passive: true, signal: ended.signal });
  }

  listen(INTENTS, onIntent);
  listen(USES, () => {
    globalThis.earlyActions ??= { within: slot, fields: new Set(), events: [] };
    onUse();
  });
  return () => ended.abort();
}

function isControl(target: Element, slot: Element): boolean {
  const control = target.closest(`${CONTROLS}, form`);
  return control !== null && slot.contains(control);
}

/**
 * Says whether an address asks for more than the page as it was prerendered: a query, which the page may read, or the
 * hash of something that can be used, such as a figure that is to be shown enlarged.
 */
export function asksForPage({ search, hash }: Pick<Location, 'search' | 'hash'>, slot: Element): boolean {
  if (search !== '') return true;
  // An id that has to be encoded names no part of a page here.
  const target = hash === '' ? null : slot.querySelector(`#${CSS.escape(hash.slice(1))}`);
  return target !== null && (target.matches(CONTROLS) || target.querySelector(CONTROLS) !== null);
}

import { isShown } from './focusHeading';

/** Finds the element that the hash of the address names, on the visible page: a hidden page may use the same id. */
export function findHashTarget(): Element | undefined {
  const id = decodeHash();
  if (id === '') return undefined;
  return [...document.querySelectorAll(`#${CSS.escape(id)}`)].find(isShown);
}

/** A visitor may type a hash that cannot be decoded. */
function decodeHash(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Scrolls to an element, or to the top of the page. */
export function scrollToTarget(target: Element | undefined): void {
  if (target !== undefined) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

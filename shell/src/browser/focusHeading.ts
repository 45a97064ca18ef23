/** Says whether an element has a box in the page. */
export const isShown = (element: Element) => element.getClientRects().length > 0;

let endWait = () => {};

/**
 * Moves the focus to the heading of the new page, or of a part of it, so that a screen reader reads on from there. If
 * the page of a remote is still loading, `main` has the focus until the heading appears.
 */
export function focusHeading(part?: Element): void {
  endWait();
  const heading = findHeading(part);
  if (heading !== undefined) {
    focus(heading);
    return;
  }
  const main = document.getElementById('main');
  if (main === null) return;
  focus(main);
  const observer = new MutationObserver(() => {
    // The visitor has moved on in the meantime.
    if (document.activeElement !== main && document.activeElement !== document.body) {
      endWait();
      return;
    }
    const arrived = findHeading();
    if (arrived === undefined) return;
    endWait();
    focus(arrived);
  });
  endWait = () => observer.disconnect();
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['style', 'hidden'] });
}

function findHeading(part?: Element): HTMLElement | undefined {
  return [
    // A link to a section names either the section or its heading.
    ...(part instanceof HTMLElement && part.matches('h2, h3') ? [part] : []),
    ...(part?.querySelectorAll<HTMLElement>('h2, h3') ?? []),
    ...document.querySelectorAll<HTMLElement>('main h1'),
  ].find(isShown);
}

function focus(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

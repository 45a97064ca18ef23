/**
 * Runs in the page. Says whether React has taken over the frame and the page in it; of a page on which nothing moves, or
 * that hydrates on interaction, and where a page could not be had, it takes over the frame alone. What belongs to a remote may still be on its way.
 */
export function isPageAlive(): boolean {
  const isTakenOver = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  if (!isTakenOver(document.getElementById('root')) || globalThis.earlyActions?.within === document)
    return false;
  const slot = document.querySelector<HTMLElement>('[data-page-slot]:not([hidden])');
  if (slot === null || ['still', 'dehydrated'].some((name) => slot.dataset[name] !== undefined)) return true;
  return (
    isTakenOver(slot.firstElementChild) &&
    (slot.dataset['pageSlot'] === 'project' || globalThis.earlyActions === undefined)
  );
}

/**
 * Runs in the page. Whether React has hydrated the frame and the page in it. Only the frame is hydrated if the page is
 * still, hydrates on interaction or could not be loaded. A remote's own code may still be loading.
 */
export function isPageHydrated(): boolean {
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

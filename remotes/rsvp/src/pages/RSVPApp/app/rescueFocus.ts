/** True if the focused control has been removed or hidden: the focus is on the page, or about to go there. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[hidden]') !== null;
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

/** The checkbox of the first of these guests whose row can be seen, so that focusing it does not scroll far. */
export function findBoxInView(ids: readonly string[]): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(isInView);
  for (const id of ids) {
    const row = rows.find(({ dataset }) => dataset.row === id);
    const box = row?.querySelector<HTMLElement>('[type="checkbox"]');
    if (box) return box;
  }
  return undefined;
}

/**
 * Moves the focus if the control pressed last has disappeared. Waits for the next frame, when the page shows the
 * change.
 *
 * @param find - finds the new place of the focus, among the controls that are left
 */
export function rescueFocus(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    if (isFocusLost()) find()?.focus();
  });
}

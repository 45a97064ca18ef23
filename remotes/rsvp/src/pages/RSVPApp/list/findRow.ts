/** The row of a guest, if it is in the document. */
export function findRow(id: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].find((row) => row.dataset.row === id);
}

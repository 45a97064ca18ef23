/**
 * Closes the modal dialog on top, as Escape does: its owner may refuse.
 *
 * @returns false where none is open
 */
export function closeTopDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((candidate) =>
    candidate.matches(':modal'),
  );
  if (dialog === undefined) return false;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  return true;
}

/** The modal dialog on top. */
function findTopDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}

export const hasModalDialog = (): boolean => findTopDialog() !== undefined;

/** Closes the modal dialog on top, where one is open, as Escape does: its owner may refuse. */
export function closeTopDialog(): void {
  const dialog = findTopDialog();
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** The modal dialog on top. */
function findTopDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].findLast((dialog) =>
    dialog.matches(':modal'),
  );
}

export const hasModalDialog = (): boolean => findTopDialog() !== undefined;

/** Closes the topmost modal dialog, if one is open, the way Escape does: its owner may prevent it. */
export function closeTopDialog(): void {
  const dialog = findTopDialog();
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

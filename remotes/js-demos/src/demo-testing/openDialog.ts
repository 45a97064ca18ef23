/** Opens a dialog over the page, as the shell does, until the test ends or removes it. */
export function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  opened.push(dialog);
  return dialog;
}

const opened: HTMLDialogElement[] = [];
afterEach(() => opened.splice(0).forEach((dialog) => dialog.remove()));

/** The first button of the dock that is not hidden. */
export function findDockButton(dock: HTMLElement | null) {
  return dock?.querySelector<HTMLElement>('div:not([hidden]) > button');
}

/**
 * Conditions on the room of the header, which is a container: `@container ${room.row} { … }`. Here a rem is that of the
 * page, however its text was enlarged; in `@media` it is only the default of the browser.
 */
export const room = {
  /** The mark and four controls stand side by side at their full size. */
  controls: '(min-width: 19rem)',
  /** The mark has its name beside it. */
  name: '(min-width: 22.5rem)',
  /** The account has its name. */
  account: '(min-width: 40rem)',
  /** The navigation is a row of the header, instead of a menu. */
  row: '(min-width: 62rem)',
  /** The row leaves room for the name beside the mark. */
  rowAndName: '(min-width: 66rem)',
  /** Taglines take one line. */
  taglines: '(min-width: 79rem)',
  /** Search has its name and keys. */
  search: '(min-width: 85rem)',
} as const;

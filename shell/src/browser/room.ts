/**
 * Container queries on the width of the header: `@container ${room.row} { … }`. Here a rem is that of the page, with
 * any enlarged text; in `@media` it is only the browser's default.
 */
export const room = {
  /** The logo mark and four controls fit in a row at their full size. */
  controls: '(min-width: 19rem)',
  /** The mark has the name beside it. */
  name: '(min-width: 22.5rem)',
  /** The account button shows a name. */
  account: '(min-width: 40rem)',
  /** The navigation is a row of the header instead of a menu. */
  row: '(min-width: 62rem)',
  /** The row leaves room for the name beside the mark. */
  rowAndName: '(min-width: 66rem)',
  /** Taglines fit on one line. */
  taglines: '(min-width: 83rem)',
  /** Search shows its name and keys. */
  search: '(min-width: 89rem)',
} as const;

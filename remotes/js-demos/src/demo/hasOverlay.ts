/** Says whether a dialog or an open popover is over the page, such as the site's search: keys then belong to it. */
export function hasOverlay(): boolean {
  // Within `:is`, browsers without popovers ignore the selector they do not know; alone it throws.
  return document.querySelector(':is(dialog[open], :popover-open)') !== null;
}

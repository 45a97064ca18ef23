import type { FocusEvent } from 'react';

/** Says whether an element is a popover that is open. */
export function isPopoverOpen(element: HTMLElement | null): boolean {
  // A selector that the browser does not know throws: Firefox before 125 and Safari before 17 have no popovers.
  return element?.hidePopover !== undefined && element.matches(':popover-open');
}

export function closePopover(element: HTMLElement | null): void {
  if (isPopoverOpen(element)) element?.hidePopover();
}

/** Closes a popover when the focus leaves it: it would cover the focused element. */
export function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
  // The click on its button that moves the focus there also closes it; if it were closed already, it would open again.
  if (relatedTarget.getAttribute('popovertarget') === currentTarget.id) return;
  closePopover(currentTarget);
}

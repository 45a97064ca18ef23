import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, RefObject, ToggleEvent } from 'react';

interface Menu {
  isOpen: boolean;
  navRef: RefObject<HTMLElement | null>;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * The navigation menu of narrow screens: a native popover, which opens before any script has run, closes on Esc and on
 * clicks outside, and returns the focus. This adds what a popover does not do by itself.
 */
export function useMenu(currentPath: string): Menu {
  const [isOpen, setIsOpen] = useState(false);
  const navRef = useRef<HTMLElement>(null);

  useEffect(() => {
    const nav = navRef.current;
    return () => closePopover(nav);
  }, [currentPath]);

  useEffect(() => {
    // Without the button, the navigation is a row of the header; a popover left open would cover everything.
    const handleResize = () => {
      const button = document.querySelector(`[popovertarget="${navRef.current?.id}"]`);
      if (button?.checkVisibility?.() === false) closePopover(navRef.current);
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    // Tab has moved past the last link: an open menu would cover the focused element.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(currentTarget);
  }

  return {
    isOpen,
    navRef,
    onToggle: ({ newState }) => setIsOpen(newState === 'open'),
    onBlur: handleBlur,
    // A link may lead to the page that is shown.
    onClick: ({ target, currentTarget }) => {
      if ((target as Element).closest('a')) closePopover(currentTarget);
    },
  };
}

function closePopover(element: HTMLElement | null): void {
  // A selector that the browser does not know throws: Firefox before 125 and Safari before 17 have no popovers.
  if (element?.hidePopover && element.matches(':popover-open')) element.hidePopover();
}

import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, MouseEvent, RefObject, ToggleEvent } from 'react';
import { closePopover, closeWhenLeft, isPopoverOpen } from '../../browser/popover';

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

  // It may have been opened before the page has hydrated: that event is over.
  useEffect(() => setIsOpen(isPopoverOpen(navRef.current)), []);

  useEffect(() => {
    // Without the button, the navigation is a row of the header; a popover left open would cover everything.
    const handleResize = () => {
      const button = document.querySelector(`[popovertarget="${navRef.current?.id}"]`);
      if (button?.checkVisibility?.() === false) closePopover(navRef.current);
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);

  return {
    isOpen,
    navRef,
    onToggle: ({ newState }) => setIsOpen(newState === 'open'),
    onBlur: closeWhenLeft,
    // A link may lead to the page that is shown.
    onClick: ({ target, currentTarget }) => {
      if ((target as Element).closest('a')) closePopover(currentTarget);
    },
  };
}

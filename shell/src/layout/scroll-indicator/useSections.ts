import { useEffect, useState } from 'react';
import { findCurrentSection, listSections, type PageSection } from './listSections';

/** SPEC section 9. */
export const START_DELAY_MS = 500;
export const SCROLL_DEBOUNCE_MS = 10;
export const BUFFER_RATIO = 0.24;

interface Sections {
  sections: readonly PageSection[];
  currentId: string | undefined;
}

const NONE: Sections = { sections: [], currentId: undefined };

/** The sections of the page and the current one; empty until half a second after the page has rendered. */
export function useSections(currentPath: string): Sections {
  const [state, setState] = useState(NONE);

  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let startTimer: ReturnType<typeof setTimeout>;
    let scrollTimer: ReturnType<typeof setTimeout>;

    let isStarted = false;

    const update = () => {
      isStarted = true;
      const sections = listSections(main);
      const next = { sections, currentId: findCurrentSection(sections, BUFFER_RATIO) };
      setState((previous) => (isSame(previous, next) ? previous : next));
    };
    const scheduleStart = () => {
      clearTimeout(startTimer);
      startTimer = setTimeout(update, START_DELAY_MS);
    };
    const handleScroll = () => {
      if (!isStarted) return;
      clearTimeout(scrollTimer);
      scrollTimer = setTimeout(update, SCROLL_DEBOUNCE_MS);
    };
    // A remote's page may arrive long after its route.
    const observer = new MutationObserver(scheduleStart);
    observer.observe(main, { childList: true, subtree: true });
    window.addEventListener('scroll', handleScroll, { passive: true });
    scheduleStart();
    return () => {
      clearTimeout(startTimer);
      clearTimeout(scrollTimer);
      observer.disconnect();
      window.removeEventListener('scroll', handleScroll);
      setState(NONE);
    };
  }, [currentPath]);

  return state;
}

const isSame = (a: Sections, b: Sections) => JSON.stringify(a) === JSON.stringify(b);

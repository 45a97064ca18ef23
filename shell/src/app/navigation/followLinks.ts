import { dropEarlyEvents } from '../../loading/earlyActions';
import { findInternalUrl } from '../internalLink';
import type { PageStore } from '../pageStore';
import { getLinkTransition } from '../routeTransition';
import type { Navigation } from './Navigation';

const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Turns clicks on plain same-origin links into client navigation, and loads a page as soon as a visitor hovers or
 * focuses its link.
 *
 * @returns a function that removes the listeners
 */
export function followLinks({ follow }: Navigation, { prepare }: PageStore): () => void {
  function handleClick(event: MouseEvent) {
    const url = findInternalUrl(event);
    if (url === null) return;
    event.preventDefault();
    dropEarlyEvents();
    follow(url, getLinkTransition(event.target));
  }

  function handleIntent(event: Event) {
    const url = findInternalUrl(event);
    // Only a guess so far; a failure is reported when the visitor follows the link.
    if (url !== null) prepare(url.pathname).catch(() => {});
  }

  document.addEventListener('click', handleClick);
  for (const type of INTENTS) document.addEventListener(type, handleIntent, { passive: true });
  return () => {
    document.removeEventListener('click', handleClick);
    for (const type of INTENTS) document.removeEventListener(type, handleIntent);
  };
}

import { listenToAddress } from '@portfolio/design';
import { useEffect, useState, type MouseEvent } from 'react';

/**
 * Follows the hash of the address. A router may change it without an event, so link clicks are handled too.
 *
 * @returns the hash (empty on the server and at first) and a click handler for the element around the links
 */
export function useHash() {
  const [hash, setHash] = useState('');

  useEffect(() => {
    const read = () => setHash(window.location.hash);
    read();
    return listenToAddress(read);
  }, []);

  function handleClick({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    // With a modifier key the link opens elsewhere, and nothing changes here.
    if (link !== null && !ctrlKey && !metaKey && !shiftKey) setHash(link.hash);
  }

  return { hash, handleClick };
}

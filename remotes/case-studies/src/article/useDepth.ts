import { listenToAddress } from '@portfolio/design';
import { useEffect, useState } from 'react';
import { parseDepth, withDepth, type Depth } from './depth';

/**
 * Keeps the reading depth in the URL. The server and the first client render show everything.
 *
 * @returns the depth and a function that changes it, without adding a history entry
 */
export function useDepth(): readonly [Depth, (depth: Depth) => void] {
  const [depth, setDepth] = useState<Depth>('all');

  useEffect(() => {
    const read = () => setDepth(parseDepth(window.location.search));
    read();
    return listenToAddress(read);
  }, []);

  function changeDepth(next: Depth) {
    setDepth(next);
    window.history.replaceState(window.history.state, '', withDepth(window.location.href, next));
  }

  return [depth, changeDepth];
}

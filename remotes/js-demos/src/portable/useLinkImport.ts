import { useEffect, useEffectEvent } from 'react';
import { readLinkHash } from './link';
import type { PortableKind, PortableResult } from './portableKind';

/**
 * Opens a creation that came with the link, on arrival and when another link is put into the address bar.
 *
 * The hash is taken out afterwards: a later reload shows the visitor's own work, not the link's again.
 */
export function useLinkImport<T>(kind: PortableKind<T>, onResult: (result: PortableResult<T>) => void): void {
  const open = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    const result = readLinkHash(kind, hash);
    if (result === null) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    onResult(result);
  });

  useEffect(() => {
    const handleHash = () => open();
    handleHash();
    window.addEventListener('hashchange', handleHash);
    return () => window.removeEventListener('hashchange', handleHash);
  }, []);
}

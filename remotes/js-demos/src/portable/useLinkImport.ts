import { useEffect, useEffectEvent } from 'react';
import { readLinkHash } from './link';
import type { PortableKind, PortableResult } from './portableKind';

/**
 * Imports a creation from the link's hash, on arrival and when the hash changes.
 *
 * The hash is then removed: a later reload shows the visitor's own work, not the link's again. A page that stores its
 * work loads it in a layout effect, which runs before this import: undo can then bring that work back.
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

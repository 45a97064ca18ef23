import { useEffect } from 'react';
import { useReplaceAddress } from '../../browser/useReplaceAddress';
import type { Route } from './suggestRoutes';

/**
 * Goes to the route whose path differs only in case from the requested one: static hosts redirect no more than a few
 * spellings. DECISIONS 6.
 */
export function useCanonicalSpelling(requestedPath: string | undefined, routes: readonly Route[]): void {
  const replaceAddress = useReplaceAddress();
  const asked = requestedPath?.toLowerCase();
  const target = routes.find(({ path }) => path !== requestedPath && path.toLowerCase() === asked)?.path;
  useEffect(() => {
    if (target !== undefined) replaceAddress(target + window.location.search + window.location.hash);
  }, [target, replaceAddress]);
}

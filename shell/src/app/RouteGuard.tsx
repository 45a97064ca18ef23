import { type ReactNode, useEffect } from 'react';
import { findGuardRedirect } from '../auth/guards';
import { getSession, useSession } from '../auth/session/sessionStore';
import { useAddress } from '../browser/address';
import type { PageData } from '../site-map/pageData';

/** Shows a page to those who may see it and leads everybody else away. SPEC section 6. */
export function RouteGuard({ data, children }: { data: PageData; children: ReactNode }) {
  const { search, hash, replace } = useAddress();
  const session = useSession();
  const path = data.path + search + hash;
  const isRefused = findGuardRedirect(data.access, session, path) !== null;

  useEffect(() => {
    // Asked again here: while hydrating, everybody is a guest.
    const target = findGuardRedirect(data.access, getSession(), path);
    if (target !== null) replace?.(target);
  }, [data.access, path, session, replace]);

  return isRefused ? null : children;
}

import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { findGuardRedirect } from '../auth/guards';
import { getSession, useSession } from '../auth/session/sessionStore';
import { useReplaceAddress } from '../browser/useReplaceAddress';
import type { PageData } from '../site-map/pageData';

/** Shows a page to visitors who may see it and redirects everyone else. SPEC section 6. */
export function RouteGuard({ data, children }: { data: PageData; children: ReactNode }) {
  const replaceAddress = useReplaceAddress();
  const { search, hash } = useLocation();
  const session = useSession();
  const path = data.path + search + hash;
  const isRefused = findGuardRedirect(data.access, session, path) !== null;

  useEffect(() => {
    // Checked again with the live session: during hydration every visitor counts as a guest.
    const target = findGuardRedirect(data.access, getSession(), path);
    if (target !== null) replaceAddress(target);
  }, [data.access, path, session, replaceAddress]);

  return isRefused ? null : children;
}

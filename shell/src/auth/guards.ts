import { toLoginPath } from './nextUrl';
import type { Session } from './session/Session';

/** Who may see a route; a route without is for everybody. DECISIONS 21. */
export type RouteAccess = 'user' | 'admin' | 'guest';

const HOME_PATH = '/';
const SIGNED_IN_PATH = '/about';

/**
 * Decides where a visitor goes who may not see a route. SPEC section 6. It guides, it does not protect: whatever must
 * stay secret has to be asked of a server.
 *
 * @param path - the route's own, with query and hash, to return to after sign-in
 * @returns null where the visitor may stay
 */
export function findGuardRedirect(
  access: RouteAccess | undefined,
  session: Session,
  path: string,
): string | null {
  const isSignedIn = session.status === 'signedIn';
  switch (access) {
    case 'user':
      return isSignedIn ? null : toLoginPath(path);
    case 'admin':
      return isSignedIn && session.user.isAdmin === 1 ? null : HOME_PATH;
    case 'guest':
      return isSignedIn ? SIGNED_IN_PATH : null;
    case undefined:
      return null;
  }
}

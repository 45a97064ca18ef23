import { toLoginPath } from './loginPath';
import type { Session } from './session/Session';

/** Who may see a route; without it, everyone may. DECISIONS 21. */
export type RouteAccess = 'user' | 'admin' | 'guest';

const HOME_PATH = '/';
const SIGNED_IN_PATH = '/about';

/**
 * Decides where to redirect a visitor who may not see a route. SPEC section 6. This is guidance, not protection: a
 * server has to guard anything secret.
 *
 * @param path - the route's own, with query and hash, to return to after sign-in
 * @returns null if the visitor may stay
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

import { revokeLater } from './server/pendingSignOut';
import { getSession, signOut } from './session/sessionStore';

/** Signs out here, in all tabs and on the server, and reloads the page. SPEC section 6. */
export function revokeAndSignOut(): void {
  const session = getSession();
  // Google's token is not the server's.
  if (session.status === 'signedIn' && session.kind === 'account') void revokeLater(session.user.token);
  signOut();
}

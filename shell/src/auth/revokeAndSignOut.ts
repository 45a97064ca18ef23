import { revokeLater } from './server/pendingSignOut';
import { getSession, signOut } from './session/sessionStore';

/** Signs out here, in all tabs and on the server, and reloads the page. SPEC section 6. */
export function revokeAndSignOut(): void {
  const session = getSession();
  // The server did not issue Google's token and cannot revoke it.
  if (session.status === 'signedIn' && session.kind === 'account') void revokeLater(session.user.token);
  signOut();
}

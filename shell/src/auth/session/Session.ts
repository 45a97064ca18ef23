/** The user object of SPEC section 3. */
export interface User {
  ID: string;
  name: string;
  /** Empty if there is none. */
  image: string;
  email: string;
  token: string;
  isLoggedIn: boolean;
  isAdmin: 0 | 1;
}

/** How the visitor signed in: with an account of this site, or with Google. */
export type SessionKind = 'account' | 'google';

/** Who the visitor is. `hasExpired` is true for a guest whose session ended on this page. */
export type Session =
  | { status: 'guest'; hasExpired: boolean }
  | { status: 'signedIn'; kind: SessionKind; user: User; expiresMs: number };

export const GUEST: Session = { status: 'guest', hasExpired: false };

import { findGuardRedirect, type RouteAccess } from './guards';
import { GUEST, type Session } from './session/Session';

const signedIn = (isAdmin: 0 | 1): Session => ({
  status: 'signedIn',
  kind: 'account',
  expiresMs: 0,
  user: { ID: 'id-1', name: 'Ada', image: '', email: 'a@example.com', token: 't', isLoggedIn: true, isAdmin },
});

test.each<[RouteAccess | undefined, string, Session, string | null]>([
  [undefined, 'a guest', GUEST, null],
  [undefined, 'a user', signedIn(0), null],
  ['user', 'a guest', GUEST, '/?login&nextUrl=%2Fsecret%3Fa%3D1'],
  ['user', 'a user', signedIn(0), null],
  ['user', 'an admin', signedIn(1), null],
  ['admin', 'a guest', GUEST, '/'],
  ['admin', 'a user', signedIn(0), '/'],
  ['admin', 'an admin', signedIn(1), null],
  ['guest', 'a guest', GUEST, null],
  ['guest', 'a user', signedIn(0), '/about'],
  ['guest', 'an admin', signedIn(1), '/about'],
])('a route for %s takes %s to the right place', (access, _who, session, target) => {
  expect(findGuardRedirect(access, session, '/secret?a=1')).toBe(target);
});

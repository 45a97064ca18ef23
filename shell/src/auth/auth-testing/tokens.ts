import './textCoding';
import type { User } from '../session/Session';

const HOUR_SECONDS = 3_600;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a token like the API does, except that its signature is a dummy, which no code here can verify. */
export function createToken(claims: Record<string, unknown> = {}): string {
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const payload = { sub: 'id-1', email: 'ada@example.com', isAdmin: 0, exp, ...claims };
  return [encode({ alg: 'HS256', kid: 'x' }), encode(payload), 'signature'].join('.');
}

/** The user of {@link createToken}, as a response contains it. */
export const ADA: Omit<User, 'token' | 'isLoggedIn'> = {
  ID: 'id-1',
  name: 'Ada',
  image: '',
  email: 'ada@example.com',
  isAdmin: 0,
};

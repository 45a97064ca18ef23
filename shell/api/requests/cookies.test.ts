import { FUNCTION_COOKIE_NAMES } from '../../src/browser/siteCookie';
import { DEVICE_LIFETIME_MS } from '../accounts/deviceStore';
import { addCookie, findCookie, FUNCTION_COOKIES } from './cookies';

const createRequest = (cookie: string) => new Request('https://localhost/', { headers: { cookie } });

test('the cookies are those that the privacy policy describes', () => {
  expect(FUNCTION_COOKIES).toEqual(FUNCTION_COOKIE_NAMES);
  expect(DEVICE_LIFETIME_MS).toBe(180 * 24 * 60 * 60 * 1000);
});

test.each([
  ['__Host-session=a.b.c', 'a.b.c'],
  ['theme=dark; __Host-session=a.b.c;jwt=x', 'a.b.c'],
  ['__Host-session=', ''],
  ['x__Host-session=a', undefined],
  ['__Host-sessions=a', undefined],
  ['', undefined],
])('the session in %j is %j', (cookie, value) => {
  expect(findCookie(createRequest(cookie), FUNCTION_COOKIES.session)).toBe(value);
});

test('a cookie is for this host alone, over TLS alone, and for no script', () => {
  const response = new Response();
  addCookie(response, FUNCTION_COOKIES.session, 'a.b.c', 60_000);
  expect(response.headers.getSetCookie()).toEqual([
    '__Host-session=a.b.c; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
  ]);
});

import { API_COOKIE_NAMES } from '../../src/browser/siteCookie';
import { DEVICE_LIFETIME_MS } from '../accounts/deviceStore';
import { addCookie, findCookie, API_COOKIES } from './cookies';

const createRequest = (cookie: string) => new Request('https://localhost/', { headers: { cookie } });

test('sets the cookies that the privacy policy describes', () => {
  expect(API_COOKIES).toEqual(API_COOKIE_NAMES);
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
  expect(findCookie(createRequest(cookie), API_COOKIES.session)).toBe(value);
});

const createCall = (origin: string) =>
  new Request('http://localhost/', { headers: { origin, cookie: 'session=plain; __Host-session=secure' } });

function writeCookie(request: Request): string[] {
  const response = new Response();
  addCookie(response, request, API_COOKIES.session, 'a.b.c', 60_000);
  return response.headers.getSetCookie();
}

test.each([
  'https://localhost',
  'https://127.0.0.1:8443',
  'http://example.com',
  'http://localhost.example',
  'null',
])('for a page of %s the cookie is host-only, Secure and HttpOnly', (origin) => {
  const request = createCall(origin);
  expect(writeCookie(request)).toEqual([
    '__Host-session=a.b.c; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
  ]);
  expect(findCookie(request, API_COOKIES.session)).toBe('secure');
});

test.each(['http://127.0.0.1:8080', 'http://localhost:8080', 'http://a.localhost', 'http://[::1]:8080'])(
  'for a page of %s, where Safari refuses Secure cookies, the cookie is not Secure',
  (origin) => {
    const request = createCall(origin);
    expect(writeCookie(request)).toEqual(['session=a.b.c; Path=/; Max-Age=60; HttpOnly; SameSite=Strict']);
    expect(findCookie(request, API_COOKIES.session)).toBe('plain');
  },
);

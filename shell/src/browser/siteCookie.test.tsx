/** @jest-environment-options {"url": "https://localhost/"} */
import { COOKIE_NAMES, findCookie, removeCookie, setCookie } from './siteCookie';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-02T12:00:00Z');

function recordCookies(): string[] {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  return written;
}

function toAttributes(cookie: string): Map<string, string> {
  return new Map(cookie.split('; ').map((part) => part.split('=') as [string, string]));
}

describe('setCookie', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }));
  afterEach(() => void jest.useRealTimers());

  test('keeps a cookie for the given number of days', () => {
    const written = recordCookies();
    setCookie(COOKIE_NAMES.theme, 'darkMode', { expires: 100 });
    const attributes = toAttributes(written[0] ?? '');
    expect(attributes.get('theme')).toBe('darkMode');
    expect(Date.parse(attributes.get('expires') ?? '')).toBe(NOW.getTime() + 100 * DAY_MS);
  });

  test('writes SameSite=Lax, Secure, the path of the whole site and a lifetime of one day', () => {
    const written = recordCookies();
    setCookie(COOKIE_NAMES.countdown, 'dismissed');
    const attributes = toAttributes(written[0] ?? '');
    expect(Date.parse(attributes.get('expires') ?? '')).toBe(NOW.getTime() + DAY_MS);
    expect(attributes.get('sameSite')).toBe('Lax');
    expect(attributes.has('secure')).toBe(true);
    expect(attributes.get('path')).toBe('/');
  });
});

describe('findCookie', () => {
  test('reads one cookie among several', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; theme=darkMode; b=2');
    expect(findCookie(COOKIE_NAMES.theme)).toBe('darkMode');
  });

  test('returns undefined if the cookie is missing', () => {
    expect(findCookie(COOKIE_NAMES.theme)).toBeUndefined();
  });
});

describe('removeCookie', () => {
  test('removes a cookie, and writes nothing if there is none', () => {
    const written = recordCookies();
    removeCookie(COOKIE_NAMES.theme);
    expect(written).toEqual([]);
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; theme=darkMode');
    removeCookie(COOKIE_NAMES.theme);
    expect(written).toEqual([expect.stringMatching(/^theme=; /)]);
  });
});

/** @jest-environment-options {"url": "http://127.0.0.1:8080/"} */
import { COOKIE_NAMES, findCookie, removeCookie, setCookie } from './siteCookie';

test('a page that this machine serves without TLS has cookies without Secure, which Safari refuses there', () => {
  const write = jest.spyOn(document, 'cookie', 'set');
  setCookie(COOKIE_NAMES.theme, 'darkMode');
  expect(write.mock.lastCall?.[0]).toMatch(/^theme=darkMode; (?!.*secure)/i);
  write.mockRestore();
  setCookie(COOKIE_NAMES.theme, 'darkMode');
  expect(findCookie(COOKIE_NAMES.theme)).toBe('darkMode');
  removeCookie(COOKIE_NAMES.theme);
  expect(findCookie(COOKIE_NAMES.theme)).toBeUndefined();
});

import { toLoginPath } from '../loginPath';
import { findLoginRequest, findSafeNextUrl, withoutLoginRequest } from './nextUrl';

describe('findSafeNextUrl', () => {
  test.each(['/', '/work', '/work/js/drumKit?tempo=90#pads', '/a%2F%2Fb'])('accepts %s', (value) => {
    expect(findSafeNextUrl(value)).toBe(value);
  });

  test.each([
    null,
    '',
    'work',
    'https://evil.example/',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '/%\u0000',
    '//user@evil.example',
    '//[',
  ])('refuses %j', (value) => {
    expect(findSafeNextUrl(value)).toBeNull();
  });
});

describe('findLoginRequest', () => {
  test.each([
    ['', null],
    ['?q=drum', null],
    ['?nextUrl=/work', null],
    ['?login', { nextUrl: null }],
    ['?login&nextUrl=%2Fwork%3Fq%3D1', { nextUrl: '/work?q=1' }],
    ['?login&nextUrl=https%3A%2F%2Fevil.example', { nextUrl: null }],
    ['?login&nextUrl=//evil.example', { nextUrl: null }],
    ['?login&nextUrl=javascript:alert(1)', { nextUrl: null }],
  ])('%s', (search, request) => {
    expect(findLoginRequest(search)).toEqual(request);
  });
});

test('a path survives the round trip through the login modal', () => {
  const path = '/work?type=a&b=c d#x';
  const { search } = new URL(toLoginPath(path), 'https://site.example');
  expect(findLoginRequest(search)?.nextUrl).toBe('/work?type=a&b=c%20d#x');
});

test('a path of another origin is dropped when it is read', () => {
  const { search } = new URL(toLoginPath('//evil.example'), 'https://site.example');
  expect(findLoginRequest(search)).toEqual({ nextUrl: null });
});

test.each([
  ['?login', ''],
  ['?login&nextUrl=%2Fwork', ''],
  ['?q=drum&login&nextUrl=%2Fwork', '?q=drum'],
])('the query %s without its login request is %j', (search, rest) => {
  expect(withoutLoginRequest(search)).toBe(rest);
});

import { findLoginRequest, findSafeNextUrl, toLoginPath, withoutLoginRequest } from './nextUrl';

describe('findSafeNextUrl', () => {
  it.each(['/', '/work', '/work/js/drumKit?tempo=90#pads', '/a%2F%2Fb'])('takes %s', (value) => {
    expect(findSafeNextUrl(value)).toBe(value);
  });

  it.each([
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
  it.each([
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

test('a path survives the way to the login modal and back', () => {
  const path = '/work?type=a&b=c d#x';
  const { search } = new URL(toLoginPath(path), 'https://site.example');
  expect(findLoginRequest(search)?.nextUrl).toBe('/work?type=a&b=c%20d#x');
});

test('a path of another origin is not taken along', () => {
  expect(toLoginPath('//evil.example')).toBe('/?login');
});

test.each([
  ['?login', ''],
  ['?login&nextUrl=%2Fwork', ''],
  ['?q=drum&login&nextUrl=%2Fwork', '?q=drum'],
])('%s without its request is %j', (search, rest) => {
  expect(withoutLoginRequest(search)).toBe(rest);
});

import { AUTH_SERVER } from '../auth/server/authServer';
import { SITE } from '../site';
import { createHeaderRules, type HeaderRules } from './headerRules';

/** The headers of one path, as every server takes them from the rules. */
const getHeaders = (rules: HeaderRules, path: string) =>
  Object.assign(
    {},
    ...rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .map(({ headers }) => headers),
  ) as Record<string, string>;

const CALLS = { path: '/work/js/fetchAPI', connectOrigins: ['https://api.example.com'], permissions: [] };
const FILMS = { path: '/work/js/userMedia', connectOrigins: [], permissions: ['camera' as const] };
const SOURCES = { pages: [CALLS, FILMS] };
const NOTHING = { googleClientId: '', authServer: '' };
const rules = createHeaderRules(SOURCES, NOTHING);
const policy = getHeaders(rules, '/')['Content-Security-Policy'] ?? '';

test('scripts run from this site or by their hash, never inline or from text', () => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]+=*'){2}$/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
});

test('a page calls this site and the origins that it declares, and no other page calls these', () => {
  expect(policy).toContain("connect-src 'self';");
  const pagePolicy = getHeaders(rules, CALLS.path)['Content-Security-Policy'];
  expect(pagePolicy).toBe(policy.replace("connect-src 'self'", "connect-src 'self' https://api.example.com"));
  expect(getHeaders(rules, FILMS.path)['Content-Security-Policy']).toBe(policy);
});

test('a page asks visitors for what it declares, and no other page may', () => {
  const denied = getHeaders(rules, '/')['Permissions-Policy'] ?? '';
  expect(denied).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(denied).toContain('microphone=()');
  expect(getHeaders(rules, CALLS.path)['Permissions-Policy']).toBe(denied);
  expect(getHeaders(rules, FILMS.path)['Permissions-Policy']).toBe(
    denied.replace('camera=()', 'camera=(self)'),
  );
});

test('the browser is told to refuse scripts without a hash', () => {
  expect(getHeaders(rules, '/work')['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

test('the site’s own configuration decides what sign-in adds', () => {
  const configured = { googleClientId: SITE.googleClientId, authServer: AUTH_SERVER };
  expect(createHeaderRules(SOURCES)).toEqual(createHeaderRules(SOURCES, configured));
});

test('pages call functions that have an origin of their own', () => {
  const authServer = 'https://functions.example.com';
  const headers = getHeaders(createHeaderRules(SOURCES, { ...NOTHING, authServer }), '/');
  expect(headers['Content-Security-Policy']).toContain(`connect-src 'self' ${authServer};`);
});

test('release files of another origin are let in for what they are used as, and for nothing else', () => {
  const releasesUrl = 'https://releases.example.com/v1/';
  const headers = getHeaders(createHeaderRules({ ...SOURCES, releasesUrl }, NOTHING), '/');
  const wider = (headers['Content-Security-Policy'] ?? '').split('; ');
  const added = wider.filter((directive) => !policy.split('; ').includes(directive));
  expect(added.map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'connect-src',
    'media-src',
  ]);
  expect(added.every((directive) => directive.endsWith(` ${releasesUrl}`))).toBe(true);
  expect(wider).toHaveLength(policy.split('; ').length);
  expect(headers['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

test('a site without a client id lets nothing of Google in', () => {
  expect(JSON.stringify(rules)).not.toMatch(/google|popups|Report-Only/i);
});

test('a site with a client id lets in what its sign-in needs, and nothing else changes', () => {
  const headers = getHeaders(createHeaderRules(SOURCES, { ...NOTHING, googleClientId: 'client-1' }), '/');
  const wider = headers['Content-Security-Policy'] ?? '';
  const origin = 'https://accounts.google.com/gsi/';
  const added = wider.split('; ').filter((directive) => !policy.split('; ').includes(directive));
  expect(added).toEqual([
    expect.stringMatching(new RegExp(`^script-src 'self' 'sha256-[^']+' 'sha256-[^']+' ${origin}client$`)),
    `style-src 'self' 'unsafe-inline' ${origin}style`,
    `connect-src 'self' ${origin}`,
    `frame-src ${origin}`,
  ]);
  expect(wider.split('; ')).toHaveLength(policy.split('; ').length + 1);
  // Its script has no hash, and its window answers to the page that opened it.
  expect(headers['Integrity-Policy']).toBeUndefined();
  expect(headers['Integrity-Policy-Report-Only']).toBe('blocked-destinations=(script)');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

test('hashed files are kept for ever, pages are asked for again', () => {
  expect(getHeaders(rules, '/shell/main.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/remotes/rsvp/a.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/data/work.1.json')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/work')['Cache-Control']).toContain('must-revalidate');
});

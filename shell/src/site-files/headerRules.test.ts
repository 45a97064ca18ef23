import { AUTH_SERVER } from '../auth/server/authServer';
import { SITE } from '../site';
import { createHeaderRules, type HeaderRules } from './headerRules';

/** The headers of one path, merged as every server does it. */
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
const HASHES = [`sha384-${'a'.repeat(64)}`, `sha384-${'b'.repeat(64)}`];
const SOURCES = { host: 'site.example', pages: [CALLS, FILMS], scripts: HASHES, hasReports: false };
const NOTHING = { googleClientId: '', authServer: '' };
const rules = createHeaderRules(SOURCES, NOTHING);
const policy = getHeaders(rules, '/')['Content-Security-Policy'] ?? '';

const findDirective = (text: string, name: string) =>
  text.split('; ').find((directive) => directive.startsWith(`${name} `));

test('scripts run by their hash only: not by folder or origin, inline or from text', () => {
  const [first, second] = HASHES;
  expect(findDirective(policy, 'script-src')).toMatch(
    new RegExp(`^script-src( 'sha256-[A-Za-z0-9+/]+=*'){2} '${first}' '${second}'$`),
  );
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
});

test('the only allowed worker is the site’s service worker', () => {
  expect(findDirective(policy, 'worker-src')).toBe('worker-src site.example/sw.js');
});

test('if documents name the scripts, the header allows only this site and stays short', () => {
  const short = getHeaders(createHeaderRules({ ...SOURCES, scripts: null }, NOTHING), '/');
  expect(findDirective(short['Content-Security-Policy'] ?? '', 'script-src')).toMatch(
    /^script-src 'self'( 'sha256-[A-Za-z0-9+/]+=*'){2}$/,
  );
});

test.each([
  ['/shell/main.1.js', /^default-src 'none';.*; sandbox$/],
  ['/remotes/rsvp/card.1.svg', /^default-src 'none';.*; sandbox$/],
  ['/composition.json', /^default-src 'none';.*; sandbox$/],
  ['/rss.xml', /^default-src 'none';.*; sandbox$/],
  ['/sitemap.xml', /^default-src 'none';.*; sandbox$/],
  ['/robots.txt', /^default-src 'none';.*; sandbox$/],
  ['/sw.js', /^default-src 'none'; connect-src 'self'; frame-ancestors/],
])('%s does not carry the long policy of pages', (path, expected) => {
  expect(getHeaders(rules, path)['Content-Security-Policy']).toMatch(expected);
});

test('reports go to the API, if there is one', () => {
  expect(JSON.stringify(rules)).not.toContain('report');
  const headers = getHeaders(createHeaderRules({ ...SOURCES, hasReports: true }, NOTHING), '/');
  expect(headers['Reporting-Endpoints']).toBe('reports="/api/reports"');
  expect(headers['Content-Security-Policy']).toMatch(/; report-uri \/api\/reports; report-to reports$/);
  expect(headers['Integrity-Policy']).toBe('blocked-destinations=(script), endpoints=(reports)');
  const authServer = 'https://sign-in.example.com';
  const elsewhere = createHeaderRules({ ...SOURCES, hasReports: true }, { ...NOTHING, authServer });
  expect(getHeaders(elsewhere, '/')['Reporting-Endpoints']).toBe(`reports="${authServer}/api/reports"`);
});

test('a page may call this site and the origins it declares, and no other page may call those', () => {
  expect(policy).toContain("connect-src 'self';");
  const pagePolicy = getHeaders(rules, CALLS.path)['Content-Security-Policy'];
  expect(pagePolicy).toBe(policy.replace("connect-src 'self'", "connect-src 'self' https://api.example.com"));
  expect(getHeaders(rules, FILMS.path)['Content-Security-Policy']).toBe(policy);
});

test('a page may ask for the permissions it declares, and no other page may', () => {
  const denied = getHeaders(rules, '/')['Permissions-Policy'] ?? '';
  expect(denied).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(denied).toContain('microphone=()');
  expect(getHeaders(rules, CALLS.path)['Permissions-Policy']).toBe(denied);
  expect(getHeaders(rules, FILMS.path)['Permissions-Policy']).toBe(
    denied.replace('camera=()', 'camera=(self)'),
  );
});

test('the policy makes browsers refuse scripts without a hash', () => {
  expect(getHeaders(rules, '/work')['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

test('the site’s configuration decides which sources sign-in adds', () => {
  const configured = { googleClientId: SITE.googleClientId, authServer: AUTH_SERVER };
  expect(createHeaderRules(SOURCES)).toEqual(createHeaderRules(SOURCES, configured));
});

test('pages may call an API on another origin', () => {
  const authServer = 'https://sign-in.example.com';
  const headers = getHeaders(createHeaderRules(SOURCES, { ...NOTHING, authServer }), '/');
  expect(headers['Content-Security-Policy']).toContain(`connect-src 'self' ${authServer};`);
});

test('allows release files of another origin for their own purpose only', () => {
  const releasesUrl = 'https://releases.example.com/v1/';
  const headers = getHeaders(createHeaderRules({ ...SOURCES, releasesUrl }, NOTHING), '/');
  const wider = (headers['Content-Security-Policy'] ?? '').split('; ');
  const added = wider.filter((directive) => !policy.split('; ').includes(directive));
  expect(added.map((directive) => directive.split(' ')[0])).toEqual([
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

test('without a client id the policy allows nothing from Google', () => {
  expect(JSON.stringify(rules)).not.toMatch(/google|same-origin-allow-popups|Report-Only/i);
});

test('with a client id one document allows Google, and the headers of all others stay the same', () => {
  const withGoogle = createHeaderRules(SOURCES, { ...NOTHING, googleClientId: 'client-1' });
  for (const path of ['/', '/work', CALLS.path, '/shell/main.1.js', '/sw.js'])
    expect(getHeaders(withGoogle, path)).toEqual(getHeaders(rules, path));
  const headers = getHeaders(withGoogle, '/google-sign-in');
  const own = headers['Content-Security-Policy'] ?? '';
  const origin = 'https://accounts.google.com/gsi/';
  // Only its own inline script, and none of the site's.
  expect(findDirective(own, 'script-src')).toMatch(new RegExp(`^script-src 'sha256-[^']+' ${origin}client$`));
  expect(findDirective(own, 'frame-src')).toBe(`frame-src ${origin}`);
  expect(findDirective(own, 'connect-src')).toBe(`connect-src ${origin}`);
  expect(own).toContain("frame-ancestors 'none'");
  // Google's script has no hash, and its popup needs access to the document that opened it.
  expect(headers['Integrity-Policy']).toBe('');
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin-allow-popups');
});

test('a page with rights of its own is no opener’s: another page cannot use them through a window', () => {
  const findOpener = (path: string) => getHeaders(rules, path)['Cross-Origin-Opener-Policy'];
  for (const { path } of [CALLS, FILMS]) expect(findOpener(path)).toBe('noopener-allow-popups');
  for (const path of ['/', '/work']) expect(findOpener(path)).toBe('same-origin');
});

test('caches hashed files for ever, and revalidates pages', () => {
  expect(getHeaders(rules, '/shell/main.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/remotes/rsvp/a.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/data/work.1.json')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/work')['Cache-Control']).toContain('must-revalidate');
});

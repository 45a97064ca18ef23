import { createHeaderRules, getHeaders, toHeadersFile } from './headers';

const rules = createHeaderRules({
  inlineScripts: ['document.title = 1'],
  connectOrigins: ['https://api.example.com'],
});
const policy = getHeaders(rules, '/')['Content-Security-Policy'] ?? '';

test('scripts run from this site or by their hash, never inline or from text', () => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]+=*'$/);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; object-src 'none'");
});

test('pages call this site and the origins that releases declare', () => {
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
});

test('the browser is told to refuse scripts without a hash', () => {
  expect(getHeaders(rules, '/work')['Integrity-Policy']).toBe('blocked-destinations=(script)');
});

test('hashed files are kept for ever, pages are asked for again', () => {
  expect(getHeaders(rules, '/shell/main.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/remotes/rsvp/a.1.js')['Cache-Control']).toContain('immutable');
  expect(getHeaders(rules, '/work')['Cache-Control']).toContain('must-revalidate');
});

test('a static host gets the same rules as a file', () => {
  const file = toHeadersFile(rules);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: /);
  expect(file).toContain('\n/shell/*\n  Cache-Control: ');
});

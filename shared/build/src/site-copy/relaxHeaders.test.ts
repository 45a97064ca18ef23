import { type Allowance, relaxHeaders, relaxPolicy } from './relaxHeaders';

const ALLOWANCE: Allowance = {
  devOrigin: 'http://127.0.0.1:4001',
  script: 'start()',
  rights: { connectOrigins: ['https://api.example'], permissions: ['camera'] },
};
const START_HASH = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";

test.each([
  ["default-src 'none'", "default-src 'none'"],
  ["frame-ancestors 'none'; base-uri 'none'", "frame-ancestors 'none'; base-uri 'none'"],
  ["img-src 'self' data:", "img-src 'self' data: http://127.0.0.1:4001"],
  ["font-src 'none'", 'font-src http://127.0.0.1:4001'],
  ["connect-src 'self'", "connect-src 'self' http://127.0.0.1:4001 ws://127.0.0.1:4001 https://api.example"],
  ["style-src-elem http: https: 'sha256-abc='", "style-src-elem http: https: 'unsafe-inline'"],
  ['report-uri /api/reports; report-to reports', ''],
  ['upgrade-insecure-requests', ''],
])('%s becomes %s', (policy, relaxed) => {
  expect(relaxPolicy(policy, ALLOWANCE)).toBe(relaxed);
});

test('only scripts of the dev server, those hashed by the site, and the one that names the remote may run', () => {
  const [name, ...sources] = relaxPolicy("script-src 'sha384-a' 'sha256-b'", ALLOWANCE).split(' ');
  expect(name).toBe('script-src');
  expect(sources).toEqual(["'sha384-a'", "'sha256-b'", 'http://127.0.0.1:4001', START_HASH]);
});

test('a page of another remote keeps its rights', () => {
  const headers = new Headers({ 'permissions-policy': 'camera=(), microphone=(self)' });
  expect(relaxHeaders(headers, { ...ALLOWANCE, rights: null })).toMatchObject({
    'permissions-policy': 'camera=(), microphone=(self)',
  });
});

test('keeps the headers of a page that do not block a local remote', () => {
  const headers = new Headers({
    'content-type': 'text/html',
    'content-security-policy': "img-src 'self'",
    'permissions-policy': 'camera=(), microphone=(self)',
    'integrity-policy': 'blocked-destinations=(script)',
    'strict-transport-security': 'max-age=1',
    'reporting-endpoints': 'reports="/api/reports"',
    'content-encoding': 'br',
    etag: '"a"',
  });
  expect(relaxHeaders(headers, ALLOWANCE)).toEqual({
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'content-security-policy': "img-src 'self' http://127.0.0.1:4001",
    'permissions-policy': 'camera=(self), microphone=()',
  });
});

import type { LogEntry } from '../requests/requestLog';
import { reports } from './reports';
import type { Services } from './Services';

const PAGE = 'https://site.example/work?token=secret#part';
const VIOLATION = {
  type: 'csp-violation',
  url: PAGE,
  user_agent: 'Browser of one visitor',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/a.js?id=7',
    disposition: 'enforce',
    sourceFile: PAGE,
    lineNumber: 3,
    originalPolicy: "default-src 'none'",
    sample: 'what a visitor typed',
  },
};

async function send(type: string, body: unknown, headers: Record<string, string> = {}) {
  const lines: LogEntry[] = [];
  const counted: string[] = [];
  const services = {
    limiter: { count: (name: string) => Promise.resolve(void counted.push(name)) },
    log: (entry: LogEntry) => void lines.push(entry),
    now: () => 0,
  } as unknown as Services;
  const request = new Request('https://site.example/api/reports', {
    method: 'POST',
    headers: { 'content-type': type, host: 'site.example', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = reports({ request, address: 'a', signal: request.signal }, services, [
    'https://other.example',
  ]);
  return response.then(({ status }) => ({ status, lines, counted }));
}

const LINE = {
  time: '1970-01-01T00:00:00.000Z',
  level: 'warning',
  event: 'report',
  kind: 'csp-violation',
  page: 'site.example/work',
  directive: 'script-src-elem',
  blocked: 'evil.example/a.js',
};

test('logs a report as one line, without anything that identifies the visitor', async () => {
  const { status, lines, counted } = await send('application/reports+json', [VIOLATION]);
  expect(status).toBe(204);
  expect(counted).toEqual(['reportsByAddress']);
  expect(lines).toEqual([{ ...LINE, disposition: 'enforce', source: 'site.example/work', line: 3 }]);
});

test('accepts the legacy format and reports of the integrity policy', async () => {
  const legacy = {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js',
  };
  expect((await send('application/csp-report', { 'csp-report': legacy })).lines).toEqual([LINE]);
  const body = { blockedURL: 'https://evil.example/a.js', destination: 'script' };
  const { lines } = await send('application/reports+json', [
    { type: 'integrity-violation', url: PAGE, body },
  ]);
  expect(lines).toEqual([{ ...LINE, kind: 'integrity-violation', directive: 'script' }]);
});

test('ignores reports about other sites, and keeps at most twenty of one sender', async () => {
  const elsewhere = { ...VIOLATION, url: 'https://evil.example/' };
  expect((await send('application/reports+json', [elsewhere])).lines).toEqual([]);
  const allowed = { ...VIOLATION, url: 'https://other.example/' };
  expect((await send('application/reports+json', [allowed])).lines).toHaveLength(1);
  expect((await send('application/reports+json', Array(50).fill(VIOLATION))).lines).toHaveLength(20);
  const long = { ...VIOLATION, body: { blockedURL: 'x'.repeat(5000) } };
  expect((await send('application/reports+json', [long])).lines[0]?.['blocked']).toHaveLength(200);
});

test.each<[string, string, unknown, number]>([
  ['another content type', 'text/plain', [VIOLATION], 415],
  ['invalid JSON', 'application/reports+json', '{', 400],
  ['an empty report', 'application/reports+json', [7], 400],
  ['a report without a body', 'application/reports+json', [{ type: 'a', url: PAGE }], 400],
  ['a report without a page', 'application/csp-report', { 'csp-report': {} }, 400],
  ['more than a browser sends', 'application/reports+json', 'x'.repeat(257 * 1024), 413],
])('%s is refused', async (_case, type, body, status) => {
  await expect(send(type, body)).rejects.toMatchObject({ status });
});

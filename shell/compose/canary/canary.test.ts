import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { toOtlpLogs } from '@portfolio/contract/otlp';
import { findNginx } from '../host/host-testing/findNginx';
import { isListening } from '../host/host-testing/startNginx';
import { CANARY_SERVER, toCanaryHttp } from './canaryRules';
import { runCanary } from './runCanary';

const nginx = findNginx();
/** The title gives the reason for skipping, so that it is noticed. */
const testWithNginx =
  nginx === undefined
    ? (title: string) => test.skip(`${title} (skipped: there is no nginx; run "npm run setup")`, () => {})
    : test;

let folder: string;
const stops: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canary-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const stop of stops.splice(0)) await stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A server of one composition, which returns its name and has one file that the other side lacks. */
async function serveSide(side: string): Promise<string> {
  const socket = path.join(folder, `${side}.sock`);
  const server = http.createServer((request, response) => {
    const isFile = request.url?.startsWith('/shell/') === true;
    response.statusCode = isFile && request.url !== `/shell/${side}.js` ? 404 : 200;
    response.end(side === 'api' ? `api for ${request.headers['x-real-ip']}` : side);
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return `unix:${socket}`;
}

async function startFront(share: number, sides: { stable: string; canary: string; api?: string }) {
  const socketPath = path.join(folder, 'front.sock');
  fs.rmSync(socketPath, { force: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${toCanaryHttp({ ...sides, share })}
server { listen unix:${socketPath};
set $portfolio_api http://${sides.api ?? sides.stable};
${CANARY_SERVER} } }`,
  );
  const options = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child: ChildProcess = spawn(nginx ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  while (!(await isListening(socketPath)))
    if (child.exitCode !== null) throw new Error(`nginx does not run with the rules:\n${output}`);
  const ask = (url: string, cookie = '') =>
    new Promise<{ body: string; cookie: string; status: number }>((resolve, reject) => {
      http
        .get(
          { socketPath, path: url, headers: { Host: 'site.example', ...(cookie && { Cookie: cookie }) } },
          (answer) => {
            let body = '';
            answer.setEncoding('utf8').on('data', (text: string) => (body += text));
            const [set = ''] = answer.headers['set-cookie'] ?? [];
            answer.on('end', () =>
              resolve({ body, cookie: set.split(';')[0] ?? '', status: answer.statusCode ?? 0 }),
            );
          },
        )
        .on('error', reject);
    });
  return { ask, stop };
}

testWithNginx(
  'the configured share of visitors gets the canary, each stays on one side, and each side serves the files of the other',
  async () => {
    const sides = { stable: await serveSide('stable'), canary: await serveSide('canary') };
    const { ask, stop } = await startFront(30, sides);
    stops.push(stop);
    const visitors: Awaited<ReturnType<typeof ask>>[] = [];
    // In small batches: nginx would refuse more concurrent connections than it is configured for.
    while (visitors.length < 400)
      visitors.push(...(await Promise.all(Array.from({ length: 20 }, () => ask('/')))));
    const share = visitors.filter(({ body }) => body === 'canary').length / visitors.length;
    // Six standard deviations for a sample of 400.
    expect(Math.abs(share - 0.3)).toBeLessThan(0.14);
    for (const { body, cookie } of visitors.slice(0, 20)) {
      expect(cookie).toBe(`portfolio_side=${body}`);
      expect(await ask('/about', cookie)).toEqual({ body, cookie: '', status: 200 });
    }
    for (const side of ['stable', 'canary'])
      for (const file of ['stable', 'canary'])
        expect(await ask(`/shell/${file}.js`, `portfolio_side=${side}`)).toMatchObject({
          status: 200,
          body: file,
        });
    expect((await ask('/shell/gone.js')).status).toBe(404);
  },
);

testWithNginx('a share may have two decimals', async () => {
  const sides = { stable: await serveSide('stable'), canary: await serveSide('canary') };
  const { ask, stop } = await startFront(0.01, sides);
  stops.push(stop);
  expect((await ask('/')).status).toBe(200);
});

testWithNginx('requests for the API go there directly, with the address of the visitor', async () => {
  const sides = { stable: await serveSide('stable'), canary: await serveSide('canary') };
  const { ask, stop } = await startFront(30, { ...sides, api: await serveSide('api') });
  stops.push(stop);
  // On a Unix socket, a visitor has no other address.
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: 'api for unix:' });
});

testWithNginx('a stopped canary returns all visitors to the stable site, and reports it once', async () => {
  const sides = { stable: await serveSide('stable'), canary: await serveSide('canary') };
  const { ask, stop } = await startFront(0, sides);
  stops.push(stop);
  expect(await ask('/', 'portfolio_side=canary')).toEqual({
    ...{ body: 'stable', cookie: 'portfolio_side=stable', status: 200 },
  });
  expect(await ask('/', 'portfolio_side=stable')).toMatchObject({ body: 'stable', cookie: '' });
  expect(await ask('/')).toMatchObject({ body: 'stable' });
});

const IDS = { stable: 'aaaaaaaaaaaa', canary: 'bbbbbbbbbbbb' };

let traceCount = 0;

/** Writes load events of a composition in the format of a collector. */
function keepLoads(compositionId: string, count: number, failedCount: number): string {
  const file = path.join(folder, 'events.jsonl');
  for (let index = 0; index < count; index += 1) {
    const traceId = (traceCount += 1).toString(16).padStart(16, '0');
    const end = index < failedCount ? ('failed' as const) : ('ready' as const);
    const events = (['load', end] as const).map((type, at) => ({
      ...{ type, traceId, remoteId: 'games', version: '1.0.0', page: 'one', shell: '' },
      ...{ elapsedMs: at, atMs: at, epochMs: 1_000 + at },
    }));
    fs.appendFileSync(file, `${JSON.stringify(toOtlpLogs(events, compositionId))}\n`);
  }
  return file;
}

const run = (events?: string) =>
  runCanary({
    ...{
      stable: '127.0.0.1:8001',
      canary: '127.0.0.1:8002',
      share: 5,
      events,
      out: path.join(folder, 'out'),
    },
    getCompositionId: (address) => Promise.resolve(address.endsWith('1') ? IDS.stable : IDS.canary),
  });
const readRules = () => fs.readFileSync(path.join(folder, 'out/canary.http.conf'), 'utf8');

test('a canary continues while it is healthy, and the event stream stops it for good', async () => {
  keepLoads(IDS.stable, 100, 1);
  expect(await run(keepLoads(IDS.canary, 10, 10))).toMatchObject({
    ...{ share: 5, isStopped: false, verdict: { state: 'too few loads' } },
  });
  expect(readRules()).toContain('5% canary;');
  const events = keepLoads(IDS.canary, 20, 0);
  expect(await run(events)).toMatchObject({ share: 0, isStopped: true, verdict: { state: 'failing' } });
  expect(readRules()).not.toContain('% canary;');
  // Even if later events look better, no visitor is sent there again.
  expect(await run(keepLoads(IDS.canary, 5_000, 0))).toMatchObject({
    ...{ share: 0, isStopped: true, verdict: { state: 'healthy' } },
  });
});

test('a run that reads its events for long does not start again what a later run has stopped', async () => {
  const events = keepLoads(IDS.canary, 20, 0);
  const out = path.join(folder, 'out');
  fs.mkdirSync(out);
  // Reading waits until the other process has written the list, and then the events into the pipe.
  const pipe = path.join(folder, 'pipe.jsonl');
  execFileSync('mkfifo', [pipe]);
  const script = `sleep 0.2; echo '["${IDS.canary}"]' > '${out}/stopped.json'; cat '${events}' > '${pipe}'`;
  const other = spawn('sh', ['-c', script]);
  const end = once(other, 'exit');
  expect(await run(pipe)).toMatchObject({ share: 0, isStopped: true, verdict: { state: 'healthy' } });
  expect(readRules()).not.toContain('% canary;');
  await end;
});

/** A server whose facts about its composition are this text; null never answers. */
async function serveFacts(name: string, facts: string | null): Promise<string> {
  const server = http.createServer((_request, response) => facts !== null && response.end(facts));
  const socket = path.join(folder, `${name}.sock`);
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `unix:${socket}`;
}

const toFacts = (compositionId: string) => JSON.stringify({ compositionId });

test('asks servers with a port and servers on a Unix socket for their compositions', async () => {
  const server = http.createServer((_request, response) => response.end(toFacts(IDS.stable)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const stable = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const canary = await serveFacts('canary', toFacts(IDS.canary));
  const out = path.join(folder, 'out');
  expect(await runCanary({ stable, canary, share: 5, out })).toMatchObject({ ...IDS, isStopped: false });
});

test.each([
  ['is down', undefined],
  ['does not answer in time', null],
  ['answers with an error page', '<h1>Bad gateway</h1>'],
  ['answers with null', 'null'],
])('a canary that %s is stopped until it answers', async (_case, facts) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(facts === null ? 100 : 5_000));
  const stable = await serveFacts('stable', toFacts(IDS.stable));
  const down = facts === undefined ? `unix:${folder}/none.sock` : await serveFacts('down', facts);
  const options = { stable, share: 5, events: keepLoads(IDS.stable, 100, 1), out: path.join(folder, 'out') };
  expect(await runCanary({ ...options, canary: down })).toEqual({
    ...{ stable: IDS.stable, canary: null, share: 0, verdict: null, isStopped: true },
  });
  expect(readRules()).not.toContain('% canary;');
  const canary = await serveFacts('canary', toFacts(IDS.canary));
  expect(await runCanary({ ...options, canary })).toMatchObject({ share: 5, isStopped: false });
});

test('without an answer of the stable server the rules remain as they are', async () => {
  const canary = await serveFacts('canary', toFacts(IDS.canary));
  const out = path.join(folder, 'out');
  const asked = runCanary({ stable: `unix:${folder}/none.sock`, canary, share: 5, out });
  await expect(asked).rejects.toMatchObject({ code: 'NO_CANARY' });
  expect(fs.existsSync(out)).toBe(false);
});

test('a lost list of stopped canaries stops this one, and says so', async () => {
  const file = path.join(folder, 'out/stopped.json');
  await run();
  fs.writeFileSync(file, '');
  await expect(run()).rejects.toMatchObject({ code: 'BAD_STOPPED_LIST' });
  expect(readRules()).not.toContain('% canary;');
  expect(fs.readFileSync(file, 'utf8')).toBe('');
  expect(fs.readdirSync(path.dirname(file)).sort()).toEqual([
    'canary.http.conf',
    'canary.server.conf',
    'stopped.json',
  ]);
});

test('a canary whose events cannot be read is stopped until they can be, and the error is reported', async () => {
  await run();
  expect(readRules()).toContain('5% canary;');
  await expect(run(path.join(folder, 'gone.jsonl'))).rejects.toMatchObject({ code: 'NO_EVENTS' });
  expect(readRules()).not.toContain('% canary;');
  fs.mkdirSync(path.join(folder, 'log/events.json'), { recursive: true });
  await expect(run(path.join(folder, 'log'))).rejects.toMatchObject({ code: 'EISDIR' });
  const other = path.join(folder, 'other.jsonl');
  fs.writeFileSync(other, 'time=1 level=info\ntime=2 level=info\n');
  await expect(run(other)).rejects.toMatchObject({ code: 'NO_EVENTS' });
  expect(readRules()).not.toContain('% canary;');
  expect(await run(keepLoads(IDS.canary, 1, 0))).toMatchObject({ share: 5, isStopped: false });
});

test('the canary is not blamed if every release fails, as with a broken network', async () => {
  keepLoads(IDS.stable, 100, 10);
  expect(await run(keepLoads(IDS.canary, 50, 6))).toMatchObject({
    isStopped: false,
    verdict: { state: 'healthy' },
  });
});

test.each([
  ['an address with a space', { stable: '127.0.0.1:1; }' }],
  ['a share over 100 per cent', { share: 101 }],
  ['a share with more decimals than nginx takes', { share: 0.125 }],
])('refuses %s', (_case, wrong) => {
  expect(() => toCanaryHttp({ stable: 'a:1', canary: 'b:1', share: 1, ...wrong })).toThrow(
    expect.objectContaining({ code: 'USAGE' }),
  );
});

test('refuses a wrong share before it asks the servers', async () => {
  const asked: string[] = [];
  const wrong = { stable: 'a:1', canary: 'b:1', share: 500, out: folder };
  const getCompositionId = (address: string) => Promise.resolve(`${asked.push(address)}`);
  await expect(runCanary({ ...wrong, getCompositionId })).rejects.toMatchObject({ code: 'USAGE' });
  expect(asked).toEqual([]);
});

test('refuses two addresses that serve the same composition', async () => {
  const same = { stable: 'a:1', canary: 'b:1', share: 5, out: folder };
  await expect(runCanary({ ...same, getCompositionId: () => Promise.resolve('x') })).rejects.toMatchObject({
    code: 'NO_CANARY',
  });
});

import vm from 'node:vm';
import { createOverrideScript } from './overrideScript';

/** Runs the script in a browser with this storage; each tab has its own session storage. */
function run(
  script: string,
  local: Map<string, string>,
  session: Map<string, string>,
  document = { cookie: '' },
) {
  const toStorage = (items: Map<string, string>) => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  vm.runInNewContext(script, {
    localStorage: toStorage(local),
    sessionStorage: toStorage(session),
    document,
    console,
    encodeURIComponent,
    decodeURIComponent,
  });
  return {
    overrides: JSON.parse(local.get('portfolio:overrides') ?? '{}') as unknown,
    cookie: document.cookie,
  };
}

const ORIGIN = 'http://127.0.0.1:4001';
const SCRIPT = createOverrideScript('css-demos', ORIGIN, 'run 1');
const OVERRIDE = { kind: 'dev-server', origin: ORIGIN };
const COOKIE = 'devServers=http%3A%2F%2F127.0.0.1%3A4001;path=/;SameSite=Lax';

test('names the local remote as the override panel would, and keeps other overrides', () => {
  const other = { 'js-demos': { kind: 'release', version: '1.0.1' } };
  const local = new Map([['portfolio:overrides', JSON.stringify(other)]]);
  expect(run(SCRIPT, local, new Map())).toEqual({
    overrides: { ...other, 'css-demos': OVERRIDE },
    cookie: COOKIE,
  });
});

test('leaves a tab alone that went back to the pinned release, until dev starts again', () => {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  run(SCRIPT, local, session);
  local.clear();
  expect(run(SCRIPT, local, session)).toEqual({ overrides: {}, cookie: '' });
  expect(run(createOverrideScript('css-demos', ORIGIN, 'run 2'), local, session).cookie).toBe(COOKIE);
});

test('sets the cookie for each document: a site at another port may have removed it', () => {
  const local = new Map<string, string>();
  const session = new Map<string, string>();
  run(SCRIPT, local, session);
  expect(run(SCRIPT, local, session).cookie).toBe(COOKIE);
});

test.each([
  'devServers=http%3A%2F%2Flocalhost%3A3005',
  'theme=dark; devServers=http%3A%2F%2Flocalhost%3A3005%20http%3A%2F%2F127.0.0.1%3A4001; jwt=a',
])('keeps the dev servers that a site at another port uses: %s', (cookie) => {
  expect(run(SCRIPT, new Map(), new Map(), { cookie }).cookie).toBe(
    'devServers=http%3A%2F%2Flocalhost%3A3005%20http%3A%2F%2F127.0.0.1%3A4001;path=/;SameSite=Lax',
  );
});

import { abandonPendingFiles } from './abandonPendingFiles';
import type * as Federation from './federation';

const RELEASE = {
  id: 'demos',
  version: '1.0.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/entry.js', integrity: 'sha384-a' },
};
const OTHER = { ...RELEASE, version: '1.1.0', entry: { url: '/r/other.js', integrity: 'sha384-b' } };
const globals = globalThis as unknown as Record<string, unknown>;

type ShareScope = Record<string, Record<string, { get(): unknown }>>;

let loadExposedModule: typeof Federation.loadExposedModule;
const listScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];

beforeEach(async () => {
  document.head.replaceChildren();
  globals['demos'] = undefined;
  // Missing in jsdom.
  document.adoptedStyleSheets = [];
  await jest.isolateModulesAsync(async () => {
    ({ loadExposedModule } = await import('./federation'));
  });
});

/** Lets the entry run: it leaves a container that exposes a module. */
function run(script: HTMLScriptElement | undefined, exposed: unknown) {
  const init = jest.fn<undefined, [ShareScope]>();
  globals['demos'] = { init, get: async () => () => exposed };
  script?.onload?.(new Event('load'));
  return init;
}

test('loads no entry without a hash', async () => {
  await expect(
    loadExposedModule({ ...RELEASE, entry: { url: '/r/entry.js', integrity: '' } }),
  ).rejects.toMatchObject({
    code: 'NO_INTEGRITY',
    message: expect.stringContaining('/r/entry.js is named without a hash'),
  });
  expect(listScripts()).toEqual([]);
});

test('runs an entry once, verified, for all pages that need it, and gives it the shell’s copies', async () => {
  const [first, second] = [loadExposedModule(RELEASE), loadExposedModule(RELEASE)];
  const [script, ...others] = listScripts();
  expect(others).toEqual([]);
  expect(script).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
  expect(script?.src).toMatch(/\/r\/entry\.js$/);
  const init = run(script, { id: 'demos' });
  expect(await first).toEqual({ id: 'demos' });
  expect(await second).toEqual({ id: 'demos' });
  expect(await loadExposedModule(RELEASE)).toEqual({ id: 'demos' });
  expect(listScripts()).toEqual([]);
  const [scope = {}] = init.mock.calls[0] ?? [];
  expect(Object.keys(scope).sort()).toEqual([
    'compiled-styles',
    'react',
    'react-dom',
    'react/jsx-runtime',
    'styled-components',
  ]);
});

test('provides styled-components only to a release that needs it', async () => {
  const loading = loadExposedModule(RELEASE);
  const init = run(listScripts()[0], {});
  await loading;
  const [scope] = init.mock.calls[0] ?? [];
  const [shared] = Object.values(scope?.['styled-components'] ?? {});
  const factory = (await shared?.get()) as () => Record<string, unknown>;
  expect(factory()).toHaveProperty('styled');
});

test('lets no loader find an element in place of its chunks', async () => {
  Reflect.deleteProperty(globals, 'webpackChunkdemos');
  document.body.innerHTML = '<form id="webpackChunkdemos"></form>';
  expect(globals['webpackChunkdemos']).toBe(document.forms[0]);
  const loading = loadExposedModule(RELEASE);
  expect(globals['webpackChunkdemos']).toBeUndefined();
  run(listScripts()[0], {});
  await loading;
  document.body.replaceChildren();
});

test('requests an entry again if it failed to load', async () => {
  const loading = loadExposedModule(RELEASE);
  listScripts()[0]?.onerror?.(new Event('error'));
  const error = await loading.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    name: 'ChunkLoadError',
    chunk: 'demos',
    type: 'missing',
    request: '/r/entry.js',
  });
  expect(listScripts()).toEqual([]);
  const again = loadExposedModule(RELEASE);
  run(listScripts()[0], 'here');
  expect(await again).toBe('here');
});

test('refuses an entry that leaves no container', async () => {
  const loading = loadExposedModule(RELEASE);
  listScripts()[0]?.onload?.(new Event('load'));
  await expect(loading).rejects.toMatchObject({ chunk: 'demos', type: 'missing' });
});

test('reports that an abandoned entry has timed out', async () => {
  const loading = loadExposedModule(RELEASE);
  abandonPendingFiles('/r/');
  await expect(loading).rejects.toMatchObject({ chunk: 'demos', type: 'timeout' });
});

test('gives another release of the remote its own container', async () => {
  const first = loadExposedModule(RELEASE);
  run(listScripts()[0], 'first');
  expect(await first).toBe('first');
  const second = loadExposedModule(OTHER);
  expect(globals['demos']).toBeUndefined();
  run(listScripts().at(-1), 'second');
  expect(await second).toBe('second');
});

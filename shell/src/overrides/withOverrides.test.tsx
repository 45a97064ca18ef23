import type { PageProps } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { ReleaseLoader } from '../remotes/createPageLoads';
import { OVERRIDES_KEY } from '@portfolio/contract';
import { listEvents } from '../remotes/eventRing';
import { loadReleasePage } from '../remotes/loadReleasePage';
import { loadComposition } from './loadComposition';
import { SITE } from './overrides-testing/composition';
import { withOverrides } from './withOverrides';

jest.mock('../remotes/loadReleasePage');
jest.mock('./loadComposition');

const Page: ComponentType<PageProps> = () => null;
const REF = {
  id: 'demos',
  version: '1.1.0',
  container: 'demos',
  baseUrl: '/remotes/demos/',
  entry: { url: '/remotes/demos/e.1.1.0.js', integrity: 'sha384-entry-1.1.0' },
};

function createLoader() {
  const load = jest.fn<ReturnType<ReleaseLoader['load']>, Parameters<ReleaseLoader['load']>>(() =>
    Promise.resolve({ Page, version: '1.1.0' }),
  );
  return { load, loader: withOverrides({ load, giveUp: () => false }) };
}

beforeEach(() => {
  jest.mocked(loadComposition).mockResolvedValue(SITE);
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
});

test('loads nothing else if this browser has no overrides', async () => {
  const { load, loader } = createLoader();
  expect(await loader.load(REF, 'one', () => {})).toEqual({ Page, version: '1.1.0' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(loadComposition).not.toHaveBeenCalled();
});

// Overrides are resolved once per document: these tests share one, so their order matters.
test('loads the override, verified by the composition’s hash, and reports it in one trace; others are pinned', async () => {
  localStorage.setItem(OVERRIDES_KEY, '{"demos":{"kind":"release","version":"1.2.0"}}');
  jest.mocked(loadReleasePage).mockResolvedValue(Page);
  const { load, loader } = createLoader();
  expect(await loader.load(REF, 'one', () => {})).toEqual({ Page, version: '1.2.0' });
  const [release, trace] = jest.mocked(loadReleasePage).mock.calls[0] ?? [];
  expect(release?.entry).toEqual({ url: '/remotes/demos/e.1.2.0.js', integrity: 'sha384-entry-1.2.0' });
  expect(listEvents()).toEqual([
    expect.objectContaining({ type: 'override-used', version: '1.2.0', traceId: trace?.id }),
  ]);
  expect(load).not.toHaveBeenCalled();
  await loader.load({ ...REF, id: 'other' }, 'one', () => {});
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not fall back if an override fails', async () => {
  localStorage.setItem(OVERRIDES_KEY, '{"demos":{"kind":"release","version":"1.2.0"}}');
  const failure = new Error('no such file');
  jest.mocked(loadReleasePage).mockRejectedValue(failure);
  const { load, loader } = createLoader();
  await expect(loader.load(REF, 'one', () => {})).rejects.toBe(failure);
  expect(load).not.toHaveBeenCalled();
  expect(listEvents().map(({ type }) => type)).toEqual(['override-used', 'failed']);
});

test('an override that another load replaces stops, and reports no failure', async () => {
  localStorage.setItem(OVERRIDES_KEY, '{"demos":{"kind":"release","version":"1.2.0"}}');
  jest.mocked(loadReleasePage).mockRejectedValue(new Error('no such file'));
  const replaced = new AbortController();
  const { loader } = createLoader();
  const loading = loader.load(REF, 'one', () => {}, false, replaced.signal);
  replaced.abort();
  await expect(loading).rejects.toThrow('no such file');
  expect(jest.mocked(loadReleasePage).mock.calls[0]?.[3]).toBe(replaced.signal);
  expect(listEvents().map(({ type }) => type)).toEqual(['override-used']);
});

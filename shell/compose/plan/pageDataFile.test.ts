import type { PageData } from '../shell-build/shellBuild';
import { toPrecacheEntries } from '../../src/service-worker/precacheEntries';
import { toPageDataFile } from './pageDataFile';

const createData = (descriptionLength: number): PageData => ({
  path: '/work/js',
  page: 'work',
  title: 'JavaScript work',
  description: 'x'.repeat(descriptionLength),
  crumbs: [],
});

test('small data stays in the page', () => {
  expect(toPageDataFile(createData(9_000), '/data/')).toBeNull();
});

test('large data is a file named after its content, so that it is cached for ever', () => {
  const file = toPageDataFile(createData(10_000), '/data/');
  expect(JSON.parse(file?.content ?? '')).toEqual(createData(10_000));
  expect(file?.url).toMatch(/^\/data\/work-js\.[0-9a-f]{8}\.json$/);
  expect(toPageDataFile(createData(10_000), '/data/')?.url).toBe(file?.url);
  expect(toPageDataFile(createData(10_001), '/data/')?.url).not.toBe(file?.url);
  const files = [[file?.url ?? '', 'sha384-a']] as const;
  const composition = {
    id: '',
    shell: '',
    entries: {},
    files,
    isWhole: true,
    redirects: {},
    notFoundPath: '',
    pageHeaders: {},
  };
  expect(toPrecacheEntries(composition)).toMatchObject([{ revision: null }]);
});

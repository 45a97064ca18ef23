import type { Release } from '@portfolio/contract';
import { checkExposedApi } from './exposedApi';

/** The parts of a release that are compared. */
const toRelease = (version: string, ...api: string[]) => ({ id: 'a', version, api }) as unknown as Release;

test('accepts a release that exposes everything the pinned one does, and more', () => {
  const refusals = checkExposedApi(toRelease('1.1.0', 'x: 1', 'y: 2'), toRelease('1.0.0', 'x: 1'));
  expect(refusals).toStrictEqual([]);
});

test('names every member that is gone, and the version that a breaking change needs', () => {
  const current = toRelease('1.4.2', 'x: 1', 'y: 2', 'z: 3');
  expect(checkExposedApi(toRelease('1.5.0', 'x: 1'), current)).toEqual([
    {
      check: 'api',
      problem: 'a 1.5.0 no longer exposes y: 2, z: 3, as 1.4.2 does.',
      nextStep: 'Bring it back, or release it as 2.0.0: a breaking change needs a new major version.',
    },
  ]);
});

test.each([
  ['of a new major version', toRelease('2.0.0', 'y: 2'), 0],
  ['of an older major version', toRelease('0.9.0', 'y: 2'), 1],
  ['that does not list its interface', toRelease('1.1.0'), 1],
])('compares a release %s', (_what, release, count) => {
  expect(checkExposedApi(release, toRelease('1.0.0', 'x: 1'))).toHaveLength(count);
});

test('dropping a page with the maintainer’s permission removes its member, and nothing else', () => {
  const current = toRelease('1.0.0', 'id: string', 'pages.gone: function', 'pages.one: function');
  const release = { ...toRelease('1.1.0', 'pages.one: object'), pages: { one: {} } } as unknown as Release;
  expect(checkExposedApi(release, current, true)).toMatchObject([
    { problem: 'a 1.1.0 no longer exposes id: string, pages.one: function, as 1.0.0 does.' },
  ]);
  expect(checkExposedApi(release, current)).toMatchObject([
    { problem: expect.stringContaining('id: string, pages.gone: function, pages.one: function') as string },
  ]);
});

test('a member that only ends like that of a dropped page is not dropped with it', () => {
  const current = toRelease('1.0.0', 'pages.gone: function', 'print.pages.gone: function');
  const release = { ...toRelease('1.1.0'), pages: {} } as unknown as Release;
  expect(checkExposedApi(release, current, true)).toMatchObject([
    { problem: 'a 1.1.0 no longer exposes print.pages.gone: function, as 1.0.0 does.' },
  ]);
});

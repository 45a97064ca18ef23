import type { Release } from '@portfolio/contract';
import type { ShellRenderer } from '../shell-build/shellBuild';
import { checkClaims, listReleaseAddresses, listReleaseClaims, listShellClaims } from './claims';

type Entry = Pick<Release['catalogue'][number], 'id' | 'path' | 'redirects'>;

const createRelease = (id: string, ...entries: Entry[]) =>
  ({
    ...{ id, version: '1.0.0', container: id },
    catalogue: entries.map((entry) => ({ type: 'JavaScript', ...entry })),
  }) as unknown as Release;

const toClaims = (id: string, ...entries: Entry[]) => listReleaseClaims(createRelease(id, ...entries));

const shell = listShellClaims({
  createSiteMap: (remotes: unknown) => remotes,
  listRedirects: () => new Map([['/about', '/About']]),
} as unknown as ShellRenderer);

const OWN = 'Agree which remote owns it, and release the other one without it.';
const TWICE = 'Give each page and each entry of the catalogue its own, and release again.';

test.each<[what: string, second: Entry, problem: string]>([
  ['a path', { id: 'x', path: '/work/js/ONE' }, '/work/js/ONE is claimed by a 1.0.0 and by b 1.0.0.'],
  [
    'another spelling',
    { id: 'x', path: '/work/JavaScript/one' },
    '/work/JavaScript/one is claimed by a 1.0.0',
  ],
  [
    'a redirect',
    { id: 'x', path: '/work/js/x', redirects: ['/work/js/one'] },
    '/work/js/one is claimed by a 1.0.0',
  ],
  ['an id', { id: 'ONE', path: null }, 'catalogue id "ONE" is claimed by a 1.0.0 and by b 1.0.0.'],
])('two remotes cannot claim %s', (_what, second, problem) => {
  const [refusal, ...others] = checkClaims([
    toClaims('a', { id: 'one', path: '/work/js/one' }),
    toClaims('b', second),
  ]);
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({ check: 'conflicts', nextStep: OWN });
  expect(refusal?.problem).toContain(problem);
});

test('two remotes cannot claim a global name', () => {
  expect(checkClaims([toClaims('a'), { ...toClaims('A'), owner: 'A 1.0.0' }])).toMatchObject([
    { problem: 'global name "A" is claimed by a 1.0.0 and by A 1.0.0.' },
  ]);
});

test.each([
  ['/about', '/about'],
  ['/work/WebUX', '/work/WebUX'],
  ['/work/js', '/work/js'],
])('a remote cannot claim %s, which belongs to the shell', (path, name) => {
  const claimant = { ...toClaims('a'), claims: [{ name: path, purpose: 'page' }] };
  expect(checkClaims([shell, claimant])).toEqual([
    {
      check: 'conflicts',
      problem: `${name} is claimed by the shell and by a 1.0.0.`,
      nextStep: 'Release a without it.',
    },
  ]);
});

test('a remote cannot claim a name for two purposes, but may list an address that it already has', () => {
  const one = { id: 'one', path: '/work/js/one', redirects: ['/work/JavaScript/one'] };
  expect(checkClaims([toClaims('a', one, { id: 'two', path: '/work/js/two' })])).toEqual([]);
  expect(checkClaims([toClaims('a', one, { id: 'One', path: null })])).toEqual([
    { check: 'conflicts', problem: 'catalogue id "One" is claimed twice by a 1.0.0.', nextStep: TWICE },
  ]);
  expect(checkClaims([toClaims('a', one, { id: 'two', path: '/work/js/one' })])).toHaveLength(1);
});

test('checks one remote, and reports other remotes’ conflicts with it', () => {
  const claimants = ['a', 'b', 'c'].map((id) => toClaims(id, { id: id === 'c' ? 'c' : 'one', path: null }));
  expect(checkClaims(claimants, 'a')).toHaveLength(1);
  expect(checkClaims(claimants, 'b')).toHaveLength(1);
  expect(checkClaims(claimants, 'c')).toEqual([]);
  const three = ['a', 'b', 'c'].map((id) => toClaims(id, { id: 'one', path: null }));
  expect(checkClaims(three).map(({ problem }) => problem)).toEqual([
    'catalogue id "one" is claimed by a 1.0.0 and by b 1.0.0.',
    'catalogue id "one" is claimed by a 1.0.0 and by c 1.0.0.',
  ]);
});

test('lists every address of a release, in lower case', () => {
  const entries = [
    { id: 'one', path: '/work/js/One', redirects: ['/work/js/Old'] },
    { id: 'two', path: null, redirects: ['/work/js/none'] },
  ];
  expect([...listReleaseAddresses(createRelease('a', ...entries))].sort()).toEqual([
    '/work/javascript/one',
    '/work/js/old',
    '/work/js/one',
  ]);
});

test.each<[what: string, others: Release['id'][][], last: Entry[]]>([
  [
    'of two remotes',
    [
      ['a', 'one'],
      ['b', 'two'],
    ],
    [{ id: 'x', path: '/work/js/one', redirects: ['/work/js/two'] }],
  ],
  ['of two pages', [['a', 'one', 'two']], [{ id: 'x', path: '/work/js/one', redirects: ['/work/js/two'] }]],
])('a page that claims addresses %s is refused twice', (_what, others, last) => {
  const owners = others.map(([id = '', ...names]) =>
    toClaims(id, ...names.map((name) => ({ id: name, path: `/work/js/${name}` }))),
  );
  expect(checkClaims([...owners, toClaims('c', ...last)])).toHaveLength(2);
});

test('refuses both pages of a remote that claim addresses of another', () => {
  const first = toClaims('a', { id: 'one', path: '/work/js/one', redirects: ['/work/js/two'] });
  const last = toClaims('c', { id: 'x', path: '/work/js/one' }, { id: 'y', path: '/work/js/two' });
  expect(checkClaims([first, last])).toHaveLength(2);
});

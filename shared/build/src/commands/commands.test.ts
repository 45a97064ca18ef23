import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (command: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), path.join(__dirname, `${command}.ts`), ...args],
    { encoding: 'utf8' },
  );

test.each([
  ['remote', 'There is no command "constructor"'],
  ['buildOne', '"constructor" is not a kind of workspace'],
])('%s refuses a word that every object inherits', (command, message) => {
  const { stderr, status } = run(command, 'constructor');
  expect(stderr).toContain(message);
  expect(status).not.toBe(0);
});

test.each([
  ['pack', ['--help']],
  ['pack', ['one', 'two']],
  ['setup', ['--help']],
  ['setup', ['--engine']],
])('%s does nothing if its arguments are not understood: %j', (command, args) => {
  const { stdout, stderr, status } = run(command, ...args);
  expect(stdout).toBe('');
  expect(stderr).toContain(`"${args.at(-1)}" is not understood.`);
  expect(stderr).toContain('Code: USAGE');
  expect(status).toBe(1);
});

test.each([
  ['remote', [], 'A command is missing.'],
  ['remote', ['deploy', '--dry-run'], '"deploy" does not take "--dry-run". Nothing was done.'],
  ['new', ['page', '--force'], "Unknown option '--force'."],
])('%s shows its usage, and the mistake last: %j', (command, args, mistake) => {
  const { stdout, stderr, status } = run(command, ...args);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Usage:/);
  expect(stderr).toMatch(new RegExp(`\\n\\n${mistake}\\nCode: USAGE\\n$`));
  expect(status).toBe(1);
});

test.each([
  ['remote', ['--help']],
  ['remote', ['deploy', '--help']],
  ['new', ['page', '-h']],
])('%s prints its usage if asked for help: %j', (command, args) => {
  const { stdout, stderr, status } = run(command, ...args);
  expect(stdout).toMatch(/^Usage:/);
  expect([stderr, status]).toEqual(['', 0]);
});

test('"key" overwrites no file', () => {
  const { stdout, stderr, status } = run('remote', 'key', __filename);
  expect(stdout).toBe('');
  expect(stderr).toContain('exists, and may be in use. Name another file');
  expect(stderr).toContain('Code: KEY_EXISTS');
  expect(status).toBe(1);
});

test('"new" refuses an option of remotes for a page', () => {
  const { stderr, status } = run('new', 'page', 'js-demos', 'metronome', '--mount', '/work/css');
  expect(stderr).toContain('--mount and --page are options of "remote" alone.');
  expect(status).toBe(1);
});

test('mutation tests of a place without code fail', () => {
  const { stderr, status } = run('mutation', 'shared/contract/src/errors.ts:9999');
  expect(stderr).toContain('No mutation is possible in: shared/contract/src/errors.ts:9999.');
  expect(status).toBe(1);
});

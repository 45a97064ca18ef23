import { spawnSync } from 'node:child_process';
import path from 'node:path';

const run = (command: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), path.join(__dirname, `${command}.ts`), ...args],
    { encoding: 'utf8' },
  );

test.each([
  ['remote', 'there is no command "constructor"'],
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

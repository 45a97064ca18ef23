import { spawnSync } from 'node:child_process';
import path from 'node:path';

test.each([
  ['remote', 'there is no command "constructor"'],
  ['buildOne', '"constructor" is not a kind of workspace'],
])('%s refuses a word that every object inherits', (command, message) => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), path.join(__dirname, `${command}.ts`), 'constructor'],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain(message);
  expect(status).not.toBe(0);
});

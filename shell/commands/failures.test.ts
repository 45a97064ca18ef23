import { runCommand } from './commands-testing/runCommand';

test('the name of an environment that cannot be a file’s is reported without a stack', () => {
  expect(runCommand('pins', ['list'], { PORTFOLIO_ENV: 'Staging!', PORTFOLIO_PINS: '' })).toEqual({
    stdout: '',
    stderr:
      'Failed to find the pins of the environment "Staging!": its name becomes a file name. Use lower-case letters, digits and hyphens, such as "staging".\n',
    status: 1,
  });
});

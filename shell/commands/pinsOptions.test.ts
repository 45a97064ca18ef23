import path from 'node:path';
import { runCommand } from './commands-testing/runCommand';
import { assertOptions } from './pinsOptions';

test.each(['rollback', 'revoke', 'deployed', 'propose'])(
  '%s refuses --dry-run, which it would ignore',
  (command) => {
    expect(() => assertOptions(command, ['json', 'dry-run'])).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message: expect.stringMatching(
          new RegExp(`^"${command}" has no option --dry-run\\.\\nUsage: npm run pins`),
        ) as string,
      }),
    );
  },
);

test.each([
  ['list', ['json']],
  ['set', ['allow-origin', 'allow-origin', 'skip-browser', 'dry-run', 'json']],
  ['promote', ['dry-run']],
  ['revoke', ['reason']],
])('%s takes the options of the usage', (command, given) => {
  expect(() => assertOptions(command, given)).not.toThrow();
});

test('the command line checks them before the command runs', () => {
  const { stderr, status } = runCommand('pins', ['rollback', 'rsvp', '--dry-run'], {
    PORTFOLIO_PINS: path.join(__dirname, 'none/pins.json'),
  });
  expect(stderr).toMatch(/^"rollback" has no option --dry-run\.\n/);
  expect(status).toBe(1);
});

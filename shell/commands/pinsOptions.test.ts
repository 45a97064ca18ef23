import path from 'node:path';
import { runCommand } from './commands-testing/runCommand';
import { assertOptions } from './pinsOptions';
import { toCommandUsage, USAGE } from './pinsUsage';

test.each(['rollback', 'revoke', 'deployed', 'propose'])(
  '%s refuses --dry-run, which it would ignore',
  (command) => {
    expect(() => assertOptions(command, ['json', 'dry-run'])).toThrow(
      expect.objectContaining({
        code: 'USAGE',
        message: expect.stringMatching(
          new RegExp(
            `^Usage: npm run pins -- <command>\\n  ${command} [^]*\\n\\n"${command}" has no option --dry-run\\.$`,
          ),
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
  expect(stderr).toBe(
    'Usage: npm run pins -- <command>\n  rollback <remote>           pin the last known good release again\n\n"rollback" has no option --dry-run.\nCode: USAGE\n',
  );
  expect(status).toBe(1);
});

test('the usage of one command has its lines only, and an unknown command has all', () => {
  expect(
    toCommandUsage('verify')
      .split('\n')
      .filter((line) => /^ {2}\S/.test(line)),
  ).toEqual([expect.stringMatching(/^ {2}verify {2}/), expect.stringMatching(/^ {2}verify <site address>/)]);
  expect(toCommandUsage('status')).not.toContain('PORTFOLIO_ENV');
  expect(toCommandUsage('nonsense')).toBe(USAGE);
});

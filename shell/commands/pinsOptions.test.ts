import path from 'node:path';
import { runCommand } from './commands-testing/runCommand';
import { assertArguments, assertOptions } from './pinsOptions';
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

test.each([
  ['list', ['rsvp']],
  ['rollback', ['rsvp', 'js-demos']],
  ['set', ['rsvp', '1.0.0', 'js-demos']],
])('%s refuses %j: it would ignore the last argument', (command, given) => {
  expect(() => assertArguments(command, given)).toThrow(
    expect.objectContaining({
      code: 'USAGE',
      message: expect.stringContaining(`The argument "${given.at(-1)}" is one too many.`) as string,
    }),
  );
  expect(() => assertArguments(command, given.slice(0, -1))).not.toThrow();
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

test.each([
  ['verify', 'portfolio.example'],
  ['deployed', 'https://portfolio.example/site'],
])('%s refuses "%s", which is not the address of a site', (command, address) => {
  const { stderr, status } = runCommand('pins', [command, address]);
  expect(stderr).toMatch(
    new RegExp(
      `"${address}" is not the address of a site\\. Write one without a path, such as https://portfolio\\.example\\.\nCode: USAGE\n$`,
    ),
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

test.each([
  [
    ['set', 'rsvp', '1.2.0', '--allow-permission', 'camera', '--allow-permission', 'cmaera'],
    'Failed to allow a permission: "cmaera" is none that a page can request. Use one of: camera, ',
  ],
  [['verify', '--composition', '0123456789ab'], '--composition needs the address of the site'],
  [
    ['deployed', 'https://portfolio.example', '--gone', '--composition', '0123456789ab'],
    '--gone and --composition contradict each other.',
  ],
  [['revoke', 'rsvp@1.2.0@1.3.0', '--reason', 'Test'], '"rsvp@1.2.0@1.3.0" is no release.'],
])('%j is refused: a part of it would be ignored', (args, message) => {
  const { stdout, stderr, status } = runCommand('pins', args, {
    PORTFOLIO_PINS: path.join(__dirname, 'none/pins.json'),
  });
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/\nCode: USAGE\n$/);
  expect(status).toBe(1);
});

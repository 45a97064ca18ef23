import { runCommand } from './commands-testing/runCommand';

test('the name of an environment that cannot be a file’s is reported without a stack', () => {
  expect(runCommand('pins', ['list'], { PORTFOLIO_ENV: 'Staging!', PORTFOLIO_PINS: '' })).toEqual({
    stdout: '',
    stderr:
      'Failed to find the pins of the environment "Staging!": its name becomes a file name. Use lower-case letters, digits and hyphens, such as "staging".\nCode: BAD_ENVIRONMENT\n',
    status: 1,
  });
});

test('"outdated" without pins says so, and names the file that the variable leads to', () => {
  const { stdout, stderr } = runCommand('pins', ['outdated'], {
    PORTFOLIO_PINS: '/no-such-folder/pins.json',
  });
  expect(stdout).toBe('Nothing is pinned.\n');
  expect(stderr).toMatch(/^PORTFOLIO_PINS leads to \/no-such-folder\/pins\.json, which does not exist\./);
});

test('a command with the name of an inherited property is unknown', () => {
  const { stderr, status } = runCommand('pins', ['constructor']);
  expect(stderr).toContain('There is no command "constructor".');
  expect(status).not.toBe(0);
});

test.each([
  ['canary', ['5', 'one', '--stable', 'a:1', '--canary', 'b:1']],
  ['preview', ['rsvp@1.2.0', 'https://57.preview.example', 'one']],
  ['replay', ['0123456789ab', 'target', 'one']],
  ['serve', ['site', 'one']],
  ['budgets', ['site', 'one']],
])('%s refuses an argument that it would ignore', (name, args) => {
  const { stderr, status } = runCommand(name, args);
  expect(stderr).toContain('The argument "one" is one too many.\nCode: USAGE\n');
  expect(status).toBe(1);
});

test.each(['start', 'dev', 'build', 'fonts', '../tools/icons/drawIcons'])(
  '%s starts nothing if it is given an argument',
  (name) => {
    const { stdout, stderr, status } = runCommand(name, ['one']);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^Usage: npm /);
    expect(stderr).toContain("Unexpected argument 'one'.");
    expect(status).toBe(1);
  },
);

test('the API refuses the port as an option: it would listen on another one', () => {
  expect(runCommand('../api/server/main', ['--port=9000'])).toEqual({
    stdout: '',
    stderr:
      'Usage: npm run api\n\n"--port=9000" is not understood. Set environment variables, such as PORT=9000; shell/api/README.md lists them.\nCode: USAGE\n',
    status: 1,
  });
});

test('a folder that is not a composed site is not measured', () => {
  const { stdout, stderr, status } = runCommand('budgets', [__dirname]);
  expect([stdout, stderr, status]).toEqual([
    '',
    `Failed to measure ${__dirname}: it is not a composed site. Run "npm run compose" first, or name the folder of a composed site.\nCode: NOT_COMPOSED\n`,
    1,
  ]);
});

test.each([
  ['no number', 'soon', 'Failed to read --hours: "soon" is not a number. Write a number, such as 24.'],
  [
    'blank: within 0 hours, every release would be healthy',
    ' ',
    "Option '--hours' is empty. Give it a value, or leave it out.",
  ],
])('refuses a number of hours that is %s', (_what, hours, message) => {
  const { stderr, status } = runCommand('pins', ['health', '--events', 'events.jsonl', '--hours', hours]);
  expect(stderr).toContain(`${message}\nCode: USAGE\n`);
  expect(status).toBe(1);
});

test('with --json a failure is one object on standard output', () => {
  const { stdout, stderr, status } = runCommand('pins', ['health', '--json'], { PORTFOLIO_EVENTS_LOG: '' });
  expect(JSON.parse(stdout)).toEqual({
    code: 'NO_EVENTS',
    message: expect.stringMatching(/^Failed to read events: no file is named\./),
  });
  expect([stderr, status]).toEqual(['', 1]);
});

test.each(['localhost:8080', 'https://host.example/previews/57'])(
  'a preview for "%s", which is not the address of a site, is refused before anything else',
  (address) => {
    const { stderr, status } = runCommand('preview', ['rsvp@1.2.0', address]);
    expect(stderr).toContain(`"${address}" is not the address of a site.`);
    expect(stderr).toContain('Code: USAGE');
    expect(status).toBe(1);
  },
);

test.each([
  ['pins', ['promote', 'staging', '']],
  ['pins', ['verify', '']],
  ['pins', ['status', '--out=']],
  ['replay', ['0123456789ab', '']],
])('"%s %j" is refused: it would mean all remotes, another check, or the current folder', (name, args) => {
  const { stdout, stderr, status } = runCommand(name, args);
  expect(stdout).toBe('');
  expect(stderr).toContain('is empty. Give it a value, or leave it out.\nCode: USAGE\n');
  expect(status).toBe(1);
});

import { findBrowser, findHeadlessBrowser, findHeadlessShell, type Machine } from './findBrowser';

const createMachine = (platform: NodeJS.Platform, env: Machine['env'], ...files: string[]): Machine => ({
  ...{ platform, env, exists: (file) => files.includes(file) },
});

test.each<[place: string, machine: Machine, found: string | undefined]>([
  [
    'the path in CHROME_PATH, before all others',
    createMachine('linux', { CHROME_PATH: '/opt/mine', PATH: '/usr/bin' }, '/usr/bin/chromium', '/opt/mine'),
    '/opt/mine',
  ],
  [
    'the path, if CHROME_PATH names no file',
    createMachine('linux', { CHROME_PATH: '/gone', PATH: '/bin:/usr/bin' }, '/usr/bin/google-chrome'),
    '/usr/bin/google-chrome',
  ],
  [
    'the applications of macOS',
    createMachine(
      'darwin',
      { PATH: '/usr/bin' },
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    "a user's applications of macOS",
    createMachine(
      'darwin',
      { HOME: '/Users/ada' },
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ),
    '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  [
    'the programs of Windows',
    createMachine(
      'win32',
      { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ),
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  ['no place, if there is none', createMachine('linux', { PATH: '/usr/bin' }), undefined],
])('finds a browser in %s', (_place, machine, found) => {
  expect(findBrowser(machine)).toBe(found);
});

test('finds the headless shell on the path, and does not mistake it for a full browser', () => {
  const machine = createMachine('linux', { PATH: '/bin:/usr/bin' }, '/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell(machine)).toBe('/usr/bin/chromium-headless-shell');
  expect(findBrowser(machine)).toBeUndefined();
  expect(findHeadlessShell(createMachine('linux', {}, '/usr/bin/chromium'))).toBeUndefined();
});

test.each<[env: Machine['env'], files: string[], found: string | undefined]>([
  [{}, ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
  [{}, ['/usr/bin/chromium'], '/usr/bin/chromium'],
  [{ CHROME_PATH: '/opt/mine' }, ['/opt/mine', '/usr/bin/chromium-headless-shell'], '/opt/mine'],
  [{}, [], undefined],
])('without a window, %j and %j give %s', (env, files, found) => {
  expect(findHeadlessBrowser(createMachine('linux', { PATH: '/usr/bin', ...env }, ...files))).toBe(found);
});

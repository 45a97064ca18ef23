import { findFirefox, findWebKit } from './findEngines';

const createMachine = (env: Readonly<Record<string, string>>, ...files: string[]) => ({
  platform: 'linux' as const,
  env,
  exists: (file: string) => files.includes(file),
  list: () => ['x86_64-linux-gnu'],
});

const WEBKIT = [
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/xvfb-run',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

test.each([
  [{ FIREFOX_PATH: '/opt/fox', PATH: '/usr/bin' }, ['/opt/fox', '/usr/bin/firefox'], '/opt/fox'],
  [{ PATH: '/bin:/usr/bin' }, ['/usr/bin/firefox-esr'], '/usr/bin/firefox-esr'],
  [{ PATH: '/bin' }, ['/usr/bin/firefox'], undefined],
])('finds Firefox by its variable or on the path: %j of %j is %s', (env, files, found) => {
  expect(findFirefox(createMachine(env, ...files))).toBe(found);
});

test('finds WebKitGTK with its driver and a virtual display', () => {
  const [driver, screen, browser] = WEBKIT;
  expect(findWebKit(createMachine({ PATH: '/usr/bin' }, ...WEBKIT))).toEqual({ driver, screen, browser });
});

test.each(WEBKIT)('does not find WebKitGTK without %s', (missing) => {
  const files = WEBKIT.filter((file) => file !== missing);
  expect(findWebKit(createMachine({ PATH: '/usr/bin' }, ...files))).toBeUndefined();
});

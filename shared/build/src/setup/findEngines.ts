import fs from 'node:fs';
import path from 'node:path';
import { listOnPath, type Machine } from './findBrowser';

type EngineMachine = Machine & { list(folder: string): readonly string[] };

const HERE: EngineMachine = {
  platform: process.platform,
  env: process.env,
  exists: fs.existsSync,
  list: (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : []),
};

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];

/** The programs that run WebKitGTK with a driver on a virtual screen. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Finds an installed Firefox: from `FIREFOX_PATH`, on the path, or where macOS and Windows install it. */
export function findFirefox({ env, exists }: EngineMachine = HERE): string | undefined {
  return [
    env['FIREFOX_PATH'] ?? '',
    ...listOnPath(env, FIREFOX_NAMES),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${env['PROGRAMFILES'] ?? 'C:\\Program Files'}\\Mozilla Firefox\\firefox.exe`,
  ].find((file) => file !== '' && exists(file));
}

/** Finds WebKitGTK with its driver and Xvfb; only Linux has them. */
export function findWebKit({ env, exists, list }: EngineMachine = HERE): WebKitPrograms | undefined {
  const find = (name: string) => listOnPath(env, [name]).find(exists);
  const [driver, screen] = [find('WebKitWebDriver'), find('xvfb-run')];
  const browser = list('/usr/lib')
    .map((folder) => path.posix.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(exists);
  return driver === undefined || screen === undefined || browser === undefined
    ? undefined
    : { driver, screen, browser };
}

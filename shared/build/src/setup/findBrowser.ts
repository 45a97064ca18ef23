import fs from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The facts about a machine that the search for a browser needs. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
}

const HERE: Machine = { platform: process.platform, env: process.env, exists: fs.existsSync };

/**
 * Finds an installed Chrome, Chromium or Edge: from `CHROME_PATH`, on the path, or where macOS and Windows install
 * it.
 */
export function findBrowser({ platform, env, exists }: Machine = HERE): string | undefined {
  const places =
    platform === 'win32' ? listWindowsPlaces(env) : platform === 'darwin' ? listMacPlaces(env) : [];
  return [env['CHROME_PATH'] ?? '', ...listOnPath(env, NAMES), ...places].find(
    (file) => file !== '' && exists(file),
  );
}

/**
 * Finds Chromium's headless shell, which loads a page with half the work of the whole browser: no window, no menus, no
 * back/forward cache.
 */
export function findHeadlessShell({ env, exists }: Machine = HERE): string | undefined {
  return listOnPath(env, ['chromium-headless-shell']).find(exists);
}

/** Finds the browser that takes the least work and shows no window: unless `CHROME_PATH` names one, the headless shell. */
export function findHeadlessBrowser(machine: Machine = HERE): string | undefined {
  return machine.env['CHROME_PATH'] === undefined
    ? (findHeadlessShell(machine) ?? findBrowser(machine))
    : findBrowser(machine);
}

/** Lists where programs of these names would be, folder by folder. */
export function listOnPath(env: Machine['env'], names: readonly string[]): string[] {
  return (env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function listMacPlaces({ HOME = '' }: Machine['env']): string[] {
  return ['/Applications', `${HOME}/Applications`].flatMap((folder) =>
    MAC_APPS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  );
}

function listWindowsPlaces(env: Machine['env']): string[] {
  return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = env[variable];
    return folder === undefined ? [] : WINDOWS_PROGRAMS.map((program) => `${folder}\\${program}`);
  });
}

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
  const onPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const places =
    platform === 'win32' ? listWindowsPlaces(env) : platform === 'darwin' ? listMacPlaces(env) : [];
  return [env['CHROME_PATH'] ?? '', ...onPath, ...places].find((file) => file !== '' && exists(file));
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

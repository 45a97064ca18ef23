import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { findBrowser, findHeadlessShell, listOnPath } from './findBrowser';
import { findFirefox, findWebKit } from './findEngines';
import { findJava } from './findJava';

/** A program that tests use itself rather than a fake of it. */
export interface RealPart {
  name: string;
  /** The tests that are skipped without it. */
  usedBy: string;
  find(): string | undefined;
  /** Installs it from Debian's packages. */
  install(): void;
  /** The change that `install` makes to the machine. */
  effect: string;
  /** The next step if it cannot be installed here, in one line. */
  remedy: string;
  /** Tests fail without it; for other programs they are skipped. */
  isNeeded: boolean;
}

/** True if {@link RealPart.install} works here. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

/**
 * Lists the real programs that tests use. PostgreSQL is not one of them: it comes with "npm install".
 *
 * @param root - of the repository
 */
export function listRealParts(root: string): readonly RealPart[] {
  const nginxFolder = path.join(root, '.cache/nginx');
  return [
    {
      name: 'a browser',
      usedBy: 'the browser tests',
      find: findBrowser,
      install: () => installBrowser('chromium'),
      effect: 'installs the Debian package "chromium"',
      remedy: 'Install Chrome, Chromium or Edge, or name one with CHROME_PATH=/path/to/chrome.',
      isNeeded: true,
    },
    {
      name: 'a headless shell',
      usedBy: 'the browser tests, which take almost twice as long in the browser',
      find: () => (process.env['CHROME_PATH'] === undefined ? findHeadlessShell() : findBrowser()),
      install: () => installBrowser('chromium-headless-shell'),
      effect: 'installs the Debian package "chromium-headless-shell"',
      remedy: 'There is nothing to do: the tests run in the browser.',
      isNeeded: false,
    },
    {
      name: 'a font as wide as Arial',
      usedBy: 'the test that nothing moves when the site’s own font loads late',
      find: findFallbackFont,
      install: () => installPackages('fonts-liberation'),
      effect: 'installs the Debian package "fonts-liberation"',
      remedy: 'Install Arial, Liberation Sans or Roboto.',
      isNeeded: true,
    },
    {
      name: 'nginx',
      usedBy: 'the test of its configuration',
      find: () => findNginx(nginxFolder),
      install: () => unpackNginx(nginxFolder),
      effect: 'unpacks the Debian package "nginx" into .cache/nginx and installs nothing',
      remedy: 'Install nginx, or name one with NGINX_PATH=/path/to/nginx.',
      isNeeded: false,
    },
  ];
}

/** Lists the browsers other than the one of {@link listRealParts}, for the journeys that run in all of them. */
export function listEngineParts(): readonly RealPart[] {
  return [
    {
      name: 'Firefox',
      usedBy: 'its journeys',
      find: () => findFirefox(),
      install: () => installBrowser('firefox-esr'),
      effect: 'installs the Debian package "firefox-esr"',
      remedy: 'Install Firefox, or name one with FIREFOX_PATH=/path/to/firefox.',
      isNeeded: false,
    },
    {
      name: 'WebKitGTK with its driver and Xvfb',
      usedBy: 'its journeys',
      find: () => findWebKit()?.driver,
      install: () => installPackages('webkit2gtk-driver', 'xvfb', 'xauth'),
      effect: 'installs the Debian packages "webkit2gtk-driver", "xvfb" and "xauth"',
      remedy: 'Run the command on Debian or Ubuntu; other systems have no WebKitGTK with a driver.',
      isNeeded: false,
    },
  ];
}

/** The checker of the composed site's markup, for `npm run check:site`. */
export function listCheckerParts(): readonly RealPart[] {
  return [
    {
      name: 'Java',
      usedBy: 'the check of the markup',
      find: () => findJava(),
      install: () => installPackages('default-jre-headless'),
      effect: 'installs the Debian package "default-jre-headless"',
      remedy: 'Install Java 11 or newer, or name its folder with JAVA_HOME=/path/to/java.',
      isNeeded: true,
    },
  ];
}

/** The S3 server that enforces policies, for `npm run check:policies`. */
export function listBucketParts(): readonly RealPart[] {
  return [
    {
      name: 'Ceph with its S3 gateway',
      usedBy: 'the check of the bucket policies',
      find: () => listOnPath(process.env, ['radosgw']).find(fs.existsSync),
      install: () => installPackages('ceph-mon', 'ceph-osd', 'radosgw'),
      effect: 'installs the Debian packages "ceph-mon", "ceph-osd" and "radosgw"',
      remedy: 'Run the command on Debian or Ubuntu, as root or with these packages installed.',
      isNeeded: true,
    },
  ];
}

/** The fonts that replace the site's own font, in its order of preference; see `shell/src/fonts/fonts.ts`. */
const FALLBACK_FONTS = ['Arial', 'Liberation Sans', 'Roboto'];

function findFallbackFont(): string | undefined {
  if (process.platform === 'darwin' || process.platform === 'win32') return FALLBACK_FONTS[0];
  const { stdout = '' } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return FALLBACK_FONTS.find((family) => stdout.split(/[\n,]/).includes(family));
}

/** Runs apt-get and shows its errors. Returns true if it succeeded. */
function callApt(args: readonly string[], cwd?: string): boolean {
  const { status } = spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    ...(cwd !== undefined && { cwd }),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

function runApt(args: readonly string[], cwd?: string): void {
  if (callApt(args, cwd)) return;
  // apt's package lists are missing or outdated.
  callApt(['update']);
  if (!callApt(args, cwd))
    throw new SiteError(
      `[build] Failed to run "apt-get ${args.join(' ')}": its own message above names the cause. Fix that, or install the package by hand, then run "npm run setup" again.`,
      'SETUP_FAILED',
    );
}

const installPackages = (...names: string[]) =>
  runApt(['install', '-y', '--no-install-recommends', ...names]);

/** Installs the newest version there is: the tests are written for the browsers of today. */
function installBrowser(name: string): void {
  callApt(['update']);
  installPackages(name);
}

function findNginx(unpacked: string): string | undefined {
  return [
    process.env['NGINX_PATH'] ?? '',
    ...listOnPath(process.env, ['nginx']),
    '/usr/sbin/nginx',
    path.join(unpacked, 'usr/sbin/nginx'),
  ].find((file) => file !== '' && fs.existsSync(file));
}

/** Unpacks rather than installs: an installed nginx would start serving on this machine. */
function unpackNginx(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  // apt's sandbox user may not write here.
  runApt(['download', '-o', 'APT::Sandbox::User=root', 'nginx'], folder);
  const file = fs.readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
  execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
}

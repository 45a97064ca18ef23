#!/usr/bin/env node
// Installs what a fresh clone lacks, and does nothing otherwise. Plain JavaScript: nothing is installed yet when it runs.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
let isListed = false;
const DEBIAN = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function run(command, args, options = {}) {
  execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options });
}

/** The lock file as it was installed; npm writes this copy at the end of every install. */
function isInstalled() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

function findBrowser() {
  const configured = process.env.CHROME_PATH;
  if (configured && fs.existsSync(configured)) return configured;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    fs.existsSync(file),
  );
}

function installBrowser() {
  if (findBrowser() !== undefined) return;
  const isDebianRoot = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) {
    console.error(
      'The browser tests need Chromium or Chrome and found none. Install one, or name it with CHROME_PATH=/path/to/chrome.',
    );
    process.exit(1);
  }
  console.log('Installing Chromium from the Debian packages …');
  updatePackageLists();
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env: DEBIAN,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The lists are long: they are read once, by whoever needs them first. */
function updatePackageLists() {
  if (isListed) return;
  isListed = true;
  run('apt-get', ['update', '-qq'], { env: DEBIAN });
}

/**
 * Unpacks Debian's nginx for the test of its configuration, and installs nothing: an installed nginx would begin to serve
 * on this machine. The test is left out where this is not possible, and says so.
 */
function unpackNginx() {
  const folder = path.join(root, '.cache/nginx');
  const isThere = [folder, '/'].some((place) => fs.existsSync(path.join(place, 'usr/sbin/nginx')));
  if (isThere || !fs.existsSync('/usr/bin/apt-get')) return;
  fs.mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, env: DEBIAN, stdio: 'ignore' };
  const download = () => run('apt-get', ['download', '-qq', 'nginx'], options);
  try {
    try {
      download();
    } catch {
      // The lists are missing or older than the packages.
      updatePackageLists();
      download();
    }
    const packed = fs.readdirSync(folder).find((name) => name.endsWith('.deb'));
    run('dpkg-deb', ['-x', packed, '.'], options);
  } catch (error) {
    console.log(`No nginx to test its configuration with: ${error.message}`);
  }
}

if (!isInstalled()) {
  console.log('Installing the packages …');
  // Not "npm ci": it refuses the lock file where a registry lacks the optional binaries of other platforms.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}
if (process.argv.includes('--browser')) {
  installBrowser();
  unpackNginx();
}

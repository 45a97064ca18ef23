#!/usr/bin/env node
// Installs what a fresh clone lacks, and does nothing otherwise. Plain JavaScript: nothing is installed yet when it runs.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

if (!isInstalled()) {
  console.log('Installing the packages …');
  // Not "npm ci": it refuses the lock file where a registry lacks the optional binaries of other platforms.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
}
if (process.argv.includes('--browser')) installBrowser();

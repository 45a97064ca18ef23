#!/usr/bin/env node
// Installs the npm packages that a fresh clone lacks, and does nothing otherwise. Plain JavaScript, because it runs
// before anything is installed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** A copy of the installed lock file; npm writes it at the end of every install. */
function isInstalled() {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs;
}

if (!isInstalled()) {
  console.log('Installing the packages …');
  // Not "npm ci": it refuses the lock file if a registry lacks the optional binaries of other platforms.
  const [command, options] = process.platform === 'win32' ? ['npm.cmd', { shell: true }] : ['npm', {}];
  execFileSync(command, ['install', '--no-save', '--no-audit', '--no-fund'], {
    ...{ cwd: root, stdio: 'inherit', ...options },
  });
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadShellRenderer } from './shellBuild';

/** Runs in Node, because jest has its own module registry. */
const SCRIPT = `
const fs = require('node:fs');
const { loadShellRenderer } = require(process.argv[1]);
const dist = process.argv[2];
const build = (name, ms) => {
  const file = dist + '/node/render.js';
  fs.writeFileSync(dist + '/node/part.js', 'module.exports = ' + JSON.stringify(name));
  fs.writeFileSync(file, 'exports.COMPOSING_API = 9; exports.name = require("./part.js");');
  fs.utimesSync(file, ms, ms);
  return loadShellRenderer(dist);
};
const [first, second] = [build('one', 1), build('two', 2)];
console.log(JSON.stringify([first.name, second.name, loadShellRenderer(dist) === second]));
`;

test('a running process loads the new build after the shell was rebuilt', () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-build-'));
  fs.mkdirSync(path.join(dist, 'node'));
  try {
    const args = ['--require', require.resolve('tsx/cjs'), '--eval', SCRIPT];
    const output = execFileSync(process.execPath, [...args, path.join(__dirname, 'shellBuild.ts'), dist], {
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual(['one', 'two', true]);
  } finally {
    fs.rmSync(dist, { recursive: true, force: true });
  }
});

test('says how to build the shell if it is not built', () => {
  const message = /the shell is not built\. Run "npm run build -w shell" first/;
  expect(() => loadShellRenderer(path.join(os.tmpdir(), 'no-build'))).toThrow(message);
});

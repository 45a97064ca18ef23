import fs from 'node:fs';
import path from 'node:path';
import type { KnownSizes } from './checkBudgets';
import { SIZES_FILE } from './measureSite';

const PAPER = path.resolve(__dirname, '../../PERFORMANCE.md');
const sizes = JSON.parse(fs.readFileSync(SIZES_FILE, 'utf8')) as KnownSizes;

const toKib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sizes[name] ?? NaN), 0);

const FRAME = ['/shell/runtime.js', '/shell/framework.js', '/shell/main.js'];
const FOR_REMOTES = ['/shell/project.js', '/shell/federation.js'];
const RSVP = Object.keys(sizes).filter((name) => /^\/remotes\/rsvp\/\w+\.js$/.test(name));
const DEMOS = Object.keys(sizes).filter((name) => /^the HTML of \/work\/(?:js|CSS|WebUX)\/\w+$/.test(name));
const ofDemos = DEMOS.map((name) => sum([name])).sort((a, b) => a - b);

test.each([
  ['the frame', sum(FRAME)],
  ['the frame with the part for remotes', sum([...FRAME, ...FOR_REMOTES])],
  ['React', sum(['/shell/framework.js'])],
  ['the main chunk', sum(['/shell/main.js'])],
  ['the scripts of the CV', sum([...FRAME, '/shell/cv-page-tsx.js'])],
  ['the scripts of the work list', sum([...FRAME, '/shell/work-page-tsx.js'])],
  ['the HTML of home', sum(['the HTML of /'])],
  ['the HTML of the work list', sum(['the HTML of /work'])],
  ['the smallest HTML of a demo', ofDemos[0] ?? NaN],
  ['the largest HTML of a demo', ofDemos.at(-1) ?? NaN],
  ['all code of the RSVP app', sum([...FRAME, ...FOR_REMOTES, ...RSVP])],
  ['the part for remotes', sum(FOR_REMOTES)],
  ['the code of the RSVP app', sum(RSVP)],
])('PERFORMANCE.md has the recorded size of %s', (_what, bytes) => {
  const text = fs.readFileSync(PAPER, 'utf8');
  expect(text.slice(text.indexOf('## Above the target'), text.indexOf('## Fonts'))).toContain(toKib(bytes));
});

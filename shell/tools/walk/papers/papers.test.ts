import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {
  EARLY_STEPS,
  LAST_STEPS,
  MATRIX_STEPS,
  STATIC_STEPS,
  TEST_STEPS,
} from '../../../../shared/build/src/check/steps';
import { listCommands } from './listCommands';
import { ROWS } from './rows';
import { RUN_ELSEWHERE } from './rows/elsewhere';

const ROOT = path.resolve(__dirname, '../../../..');
// The README of a new remote is a template.
const papers = execFileSync('git', ['ls-files', '*.md', '*.md.txt'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

const known = [...ROWS.filter(({ isPreparation }) => isPreparation !== true), ...RUN_ELSEWHERE];

/** The rows of a command in a paper: those for that paper only, or else those for any. */
function findRows(command: string, paper: string) {
  const rows = known.filter((row) => row.command === command);
  const own = rows.filter((row) => row.paper === paper);
  return own.length > 0 ? own : rows.filter((row) => row.paper === undefined);
}

const read = (paper: string) => listCommands(fs.readFileSync(path.join(ROOT, paper), 'utf8'));

test('lists lines of code blocks without comments, and code in sentences and tables', () => {
  const text = [
    ...['```sh', 'npm start   # installs', 'PORT=1 npm run serve  serves it', '```'],
    ...['Run `npm test` or `npm run bench -- [pages\\|all]`, not `lerna`.'],
    ...['```json', 'npm run json', '```', '```bash', 'npx jest', '```', '```', 'npm ci', '```'],
  ].join('\n');
  expect(listCommands(text)).toEqual({
    lines: ['npm start', 'PORT=1 npm run serve', 'npx jest', 'npm ci'],
    mentions: ['npm test', 'npm run bench -- [pages|all]'],
  });
});

test.each(papers)('every command of %s is run by the walk of the papers, or by another check', (paper) => {
  const { lines, mentions } = read(paper);
  const isKnown = (command: string) => findRows(command, paper).length > 0;
  const isBeginning = (mention: string) => known.some(({ command }) => command.startsWith(`${mention} `));
  const unknown = [
    ...lines.filter((line) => !isKnown(line)),
    ...mentions.filter((mention) => !isKnown(mention) && !isBeginning(mention)),
  ];
  expect(unknown).toEqual([]);
});

test('every row is a command of a paper', () => {
  const all = papers.flatMap((paper) => {
    const { lines, mentions } = read(paper);
    return [...lines, ...mentions].flatMap((command) => findRows(command, paper));
  });
  expect(known.filter((row) => !all.includes(row)).map(({ command }) => command)).toEqual([]);
});

test('the checks that run the other commands exist', () => {
  const steps = [...STATIC_STEPS, ...EARLY_STEPS, ...TEST_STEPS, ...LAST_STEPS, ...MATRIX_STEPS].map(
    ({ name }) => name,
  );
  const commands = ROWS.map(({ command }) => command);
  const missing = RUN_ELSEWHERE.filter(
    ({ by }) => !steps.includes(by) && !commands.includes(by) && !fs.existsSync(path.join(ROOT, by)),
  );
  expect(missing).toEqual([]);
});

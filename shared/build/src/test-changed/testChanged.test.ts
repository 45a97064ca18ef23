import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRepository, type TestRepository } from '@portfolio/testing/repository';
import { readSince, testChanged } from './testChanged';

let folder: string;
let repository: TestRepository;
let lines: string[];
const { PATH } = process.env;

/** Adds a fake tool of the remote: it records its arguments, and ends with an exit code. */
function addTool(name: string, code = 0): void {
  const file = path.join(folder, 'node_modules/.bin', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const script = `require('fs').appendFileSync('calls', '${name} ' + process.argv.slice(2).join(' ') + '\\n'); console.log('Tests:       3 passed, 3 total'); process.exit(${code});`;
  fs.writeFileSync(file, `#!/usr/bin/env node\n${script}\n`, { mode: 0o755 });
}

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-changed-')));
  repository = openRepository(folder);
  repository.write('.gitignore', 'node_modules/\ncalls\n');
  repository.write('package.json', '{}');
  repository.write('src/pages/clock/page.tsx', '');
  repository.write('src/pages/drums/page.tsx', '');
  repository.commitAll();
  for (const name of ['tsc', 'jest', 'playwright']) addTool(name);
  process.env['PATH'] = [path.join(folder, 'node_modules/.bin'), PATH].join(path.delimiter);
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env['PATH'] = PATH;
  fs.rmSync(folder, { recursive: true });
});

const readCalls = () => fs.readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n').sort();

test('runs nothing if nothing changed, and names the commit it compared with', async () => {
  expect(await testChanged(folder, 'demos')).toBe(true);
  expect(lines.join()).toMatch(/\[demos\] Nothing changed since the last commit\. Use --since/);
  expect(fs.existsSync(path.join(folder, 'calls'))).toBe(false);
});

test('without a commit, says what to do instead', async () => {
  fs.rmSync(path.join(folder, '.git'), { recursive: true });
  await expect(testChanged(folder, 'demos')).rejects.toMatchObject({
    code: 'UNKNOWN_COMMIT',
    message: expect.stringMatching(/has no commit.*Commit, or use "npm test"/) as string,
  });
});

test('checks the types, and tests the changed page', async () => {
  repository.write('src/pages/clock/page.tsx', 'changed');
  expect(await testChanged(folder, 'demos')).toBe(true);
  expect(readCalls()).toEqual([
    `jest --maxWorkers=2 --passWithNoTests --findRelatedTests ${path.join(folder, 'src/pages/clock/page.tsx')}`,
    'playwright test --config e2e/playwright.config.ts --pass-with-no-tests --grep-invert  (drums)(\\.e2e\\.ts |: )',
    'tsc --noEmit',
  ]);
  expect(lines[0]).toBe('[demos] 1 changed file; tests clock.');
  expect(lines.join('\n')).toMatch(/── unit tests: passed in \d+ s: 3 passed, 3 total/);
});

test.each(['tsc', 'jest', 'playwright'])(
  'fails if %s fails, prints why, and runs the others',
  async (name) => {
    addTool(name, 2);
    repository.write('src/catalogue.ts', 'changed');
    expect(await testChanged(folder, 'demos')).toBe(false);
    expect(readCalls()).toHaveLength(3);
    expect(lines[0]).toBe(
      '[demos] 1 changed file; tests every page: something shared changed, or was removed.',
    );
    expect(lines.filter((line) => line.includes('FAILED'))).toHaveLength(1);
    expect(lines).toContain('\nTests:       3 passed, 3 total');
  },
);

test('reads the commit to compare with, and refuses unknown options', () => {
  expect(readSince([])).toBeUndefined();
  expect(readSince(['--since', 'main'])).toBe('main');
  for (const args of [['main'], ['--since'], ['--since', 'main', 'drums']])
    expect(() => readSince(args)).toThrow(/Use "test-changed" or "test-changed --since <commit or branch>"/);
});

import { printSummary } from './printSummary';

const RESULT = { seconds: 2, passed: 3, failed: 0, failures: [], flaky: [], skipped: [] };

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test('names the steps that were left out, and counts them beside the failure that is their cause', () => {
  const site = { ...RESULT, name: 'compose', passed: 0, failed: 1 };
  printSummary([site, { ...RESULT, name: 'unit tests' }], [{ name: 'browser tests' }]);
  expect(lines).toContain('\n── not run: the sites could not be composed\nbrowser tests');
  expect(lines.at(-1)).toBe('\n3 passed, 1 failed; steps not run: 1');
  expect(process.exitCode).toBe(1);
});

test('ends with the totals', () => {
  printSummary([{ ...RESULT, name: 'unit tests' }]);
  expect(lines.at(-1)).toBe('\n3 passed, 0 failed');
  expect(process.exitCode).toBe(0);
});

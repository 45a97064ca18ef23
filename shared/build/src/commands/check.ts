import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** How many tests of a step passed and failed. */
interface Count {
  passed: number;
  failed: number;
}

/** One step of the check, in the order of the list. */
interface Step {
  name: string;
  command: readonly string[];
  /** Reads what the step's runner counted; without it the step itself is one check. */
  readCount?: () => Count | null;
}

const ROOT = path.resolve(__dirname, '../../../..');
const UNIT_RESULT = path.join(ROOT, '.cache/check/unit.json');
const BROWSER_RESULT = path.join(ROOT, 'shell/test-results/browser.json');

const STEPS: readonly Step[] = [
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'boundaries', command: ['npm', 'run', '--silent', 'check:boundaries'] },
  { name: 'unused code', command: ['npm', 'run', '--silent', 'check:unused'] },
  {
    name: 'unit tests',
    command: [
      'npm',
      'run',
      '--silent',
      'test:unit',
      '--',
      '--ci',
      '--silent',
      '--json',
      `--outputFile=${UNIT_RESULT}`,
    ],
    readCount: () => {
      const result = readJson<{
        numPassedTests: number;
        numFailedTests: number;
        numFailedTestSuites: number;
      }>(UNIT_RESULT);
      return (
        result && {
          passed: result.numPassedTests,
          failed: result.numFailedTests || result.numFailedTestSuites,
        }
      );
    },
  },
  {
    // Its set-up builds, deploys, pins and composes.
    name: 'build, compose, browser tests',
    command: ['npm', 'run', '--silent', 'test:browser'],
    readCount: () => {
      const stats = readJson<{ stats: { expected: number; flaky: number; unexpected: number } }>(
        BROWSER_RESULT,
      )?.stats;
      return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected } : null;
    },
  },
];

function readJson<T>(file: string): T | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T) : null;
}

function run([command = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function check(): Promise<void> {
  const total: Count = { passed: 0, failed: 0 };
  fs.mkdirSync(path.dirname(UNIT_RESULT), { recursive: true });
  for (const file of [UNIT_RESULT, BROWSER_RESULT]) fs.rmSync(file, { force: true });

  for (const { name, command, readCount } of STEPS) {
    const startMs = performance.now();
    console.log(`\n── ${name}`);
    const code = await run(command);
    const counted = readCount?.() ?? { passed: 0, failed: 0 };
    total.passed += counted.passed;
    total.failed += counted.failed;
    // A step that fails without a failed test of its own failed as a whole.
    if (code !== 0 && counted.failed === 0) total.failed += 1;
    if (readCount === undefined && code === 0) total.passed += 1;
    console.log(
      `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - startMs) / 1000).toFixed(0)} s`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void check();

import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that failed, each with the first lines of its error. */
  failures: readonly string[];
  /** Tests that failed and then passed, with their errors; they also count as failed. */
  flaky: readonly string[];
  /** The parts that were not tested here, with the reason. */
  skipped: readonly string[];
}

type JestResult = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number> & {
  testResults: {
    name: string;
    /** The output of jest about the file, with the reason why it could not be loaded. */
    message: string;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      failureMessages: string[] | null;
    }[];
  }[];
};

/** How many lines of an error are shown: enough for the expected and the received value. */
const MESSAGE_LINES = 12;

function toFailure(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const shown = lines.filter((line) => line.trim() !== '').slice(0, MESSAGE_LINES);
  return [name, ...shown.map((line) => `    ${line}`)].join('\n');
}

/** Reads what jest wrote with `--json`. */
export function countUnitTests(result: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = result as JestResult;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ ancestorTitles: [parent], title }) => parent ?? title);
  return {
    passed: numPassedTests,
    // A file that cannot be loaded has no tests to count.
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(listUnitFailures),
    flaky: [],
    skipped: [...new Set(skipped)],
  };
}

function listUnitFailures({ name, message, assertionResults }: JestResult['testResults'][number]): string[] {
  const file = path.basename(name);
  if (assertionResults.length === 0 && message !== '') return [toFailure(file, [message])];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) =>
      toFailure([file, ...ancestorTitles, title].join(' › '), failureMessages ?? []),
    );
}

interface BrowserTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
  results: { errors: { message?: string }[] }[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs: { title: string; tests: BrowserTest[] }[];
}

interface BrowserResult {
  stats: Record<'expected' | 'flaky' | 'unexpected', number>;
  suites: BrowserSuite[];
}

/** Reads what Playwright's JSON reporter wrote. A flaky test counts as failed: a race is a fault, if a rare one. */
export function countBrowserTests(result: unknown): Count {
  const { stats, suites } = result as BrowserResult;
  const tests = suites.flatMap((suite) => listTests(suite, []));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: tests.filter(({ status }) => status === 'unexpected').map(toBrowserFailure),
    flaky: tests.filter(({ status }) => status === 'flaky').map(toBrowserFailure),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ name, annotations }) =>
        [name, ...annotations.map((note) => note.description ?? '')].join(': '),
      ),
  };
}

function toBrowserFailure({ name, results }: NamedTest): string {
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
  return toFailure(name, messages);
}

type NamedTest = BrowserTest & { name: string };

function listTests({ title, suites = [], specs }: BrowserSuite, parents: readonly string[]): NamedTest[] {
  const names = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, name: [...names, spec.title].join(' › ') })),
    ),
    ...suites.flatMap((suite) => listTests(suite, names)),
  ];
}

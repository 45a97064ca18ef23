/** How many tests of a step passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** Tests that failed and then passed; they are among the failed ones. */
  flaky: readonly string[];
  /** The parts that were not tested here, with the reason. */
  skipped: readonly string[];
}

type JestResult = Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number> & {
  testResults: { assertionResults: { status: string; ancestorTitles: string[]; title: string }[] }[];
};

/** Reads what jest wrote with `--json`. */
export function countUnitTests(result: unknown): Count {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = result as JestResult;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'pending')
    .map(({ ancestorTitles: [parent], title }) => parent ?? title);
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    flaky: [],
    skipped: [...new Set(skipped)],
  };
}

interface BrowserTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
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
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ name, annotations }) =>
        [name, ...annotations.map((note) => note.description ?? '')].join(': '),
      ),
  };
}

function listTests(
  { title, suites = [], specs }: BrowserSuite,
  parents: readonly string[],
): (BrowserTest & { name: string })[] {
  const path = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, name: [...path, spec.title].join(' › ') })),
    ),
    ...suites.flatMap((suite) => listTests(suite, path)),
  ];
}

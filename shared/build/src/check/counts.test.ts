import { countBrowserTests, countUnitTests } from './counts';

const createSpec = (title: string, status: string, description?: string) => ({
  title,
  tests: [
    {
      status,
      annotations: description === undefined ? [] : [{ type: 'skip', description }],
      results: status === 'expected' || status === 'skipped' ? [] : [{ errors: [{ message: MESSAGE }] }],
    },
  ],
});

const MESSAGE = '\u001b[31mExpected: 2\u001b[39m\n\nReceived: 1';
const REPORTED = '\n    Expected: 2\n    Received: 1';

test('counts a flaky browser test as failed, lists it and failed ones with their errors, and skipped ones with the reason', () => {
  const suites = [
    {
      title: 'drumKit.e2e.ts',
      specs: [
        createSpec('plays', 'flaky'),
        createSpec('stops', 'expected'),
        createSpec('mutes', 'unexpected'),
      ],
      suites: [
        {
          title: 'on a phone',
          specs: [createSpec('records', 'flaky'), createSpec('saves', 'skipped', 'there is no disk')],
        },
      ],
    },
  ];
  expect(countBrowserTests({ stats: { expected: 1, flaky: 2, unexpected: 1 }, suites })).toEqual({
    passed: 1,
    failed: 3,
    failures: [`drumKit.e2e.ts › mutes${REPORTED}`],
    flaky: [`drumKit.e2e.ts › plays${REPORTED}`, `drumKit.e2e.ts › on a phone › records${REPORTED}`],
    skipped: ['drumKit.e2e.ts › on a phone › saves: there is no disk'],
  });
});

test('counts a unit test file that cannot be loaded, lists failed tests, and names each skipped group once', () => {
  const pending = (title: string) => ({
    status: 'pending',
    ancestorTitles: ['nginx (skipped: none)'],
    title,
  });
  const failed = { status: 'failed', ancestorTitles: ['all'], title: 'adds', failureMessages: [MESSAGE] };
  const testResults = [
    { name: '/a/nginx.test.ts', message: '', assertionResults: [pending('starts'), pending('stops')] },
    { name: '/a/sum.test.ts', message: MESSAGE, assertionResults: [failed] },
    { name: '/a/broken.test.ts', message: MESSAGE, assertionResults: [] },
  ];
  const numbers = { numPassedTests: 4, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(countUnitTests({ ...numbers, testResults })).toEqual({
    passed: 4,
    failed: 2,
    failures: [`sum.test.ts › all › adds${REPORTED}`, `broken.test.ts${REPORTED}`],
    flaky: [],
    skipped: ['nginx (skipped: none)'],
  });
});

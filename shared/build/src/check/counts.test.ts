import { countBrowserTests, countUnitTests } from './counts';

const createSpec = (title: string, status: string, description?: string) => ({
  title,
  tests: [{ status, annotations: description === undefined ? [] : [{ type: 'skip', description }] }],
});

test('counts a flaky browser test as failed and names it, and lists skipped ones with the reason', () => {
  const suites = [
    {
      title: 'drumKit.e2e.ts',
      specs: [createSpec('plays', 'flaky'), createSpec('stops', 'expected')],
      suites: [
        {
          title: 'on a phone',
          specs: [createSpec('records', 'flaky'), createSpec('saves', 'skipped', 'there is no disk')],
        },
      ],
    },
  ];
  expect(countBrowserTests({ stats: { expected: 1, flaky: 2, unexpected: 3 }, suites })).toEqual({
    passed: 1,
    failed: 5,
    flaky: ['drumKit.e2e.ts › plays', 'drumKit.e2e.ts › on a phone › records'],
    skipped: ['drumKit.e2e.ts › on a phone › saves: there is no disk'],
  });
});

test('counts a unit test file that cannot be loaded, and names each skipped group once', () => {
  const pending = (title: string) => ({
    status: 'pending',
    ancestorTitles: ['nginx (skipped: none)'],
    title,
  });
  const testResults = [{ assertionResults: [pending('starts'), pending('stops')] }];
  const numbers = { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 };
  expect(countUnitTests({ ...numbers, testResults })).toEqual({
    passed: 4,
    failed: 1,
    flaky: [],
    skipped: ['nginx (skipped: none)'],
  });
});

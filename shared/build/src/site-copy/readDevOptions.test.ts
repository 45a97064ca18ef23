import { readDevOptions } from './readDevOptions';

const SITE = 'https://portfolio.example';

test.each([
  [[], { isAlone: false, site: null }],
  [['--alone'], { isAlone: true, site: null }],
  [['--site', SITE], { isAlone: false, site: SITE }],
  [[`--site=${SITE}`], { isAlone: false, site: SITE }],
])('%j is %j', (args, options) => {
  expect(readDevOptions(args, undefined, undefined)).toEqual(options);
});

test('--site without an address takes that of the variable, then that of the package', () => {
  expect(readDevOptions(['--site'], 'https://package.example', SITE).site).toBe(SITE);
  expect(readDevOptions(['--site'], 'https://package.example', undefined).site).toBe(
    'https://package.example',
  );
  expect(readDevOptions(['--site'], 'https://package.example', '').site).toBe('https://package.example');
  expect(() => readDevOptions(['--site'], undefined, undefined)).toThrow(/PORTFOLIO_SITE/);
  expect(() => readDevOptions(['--site='], undefined, SITE)).toThrow(/--site has no address/);
});

test.each([['--sites'], [SITE], ['--alone', '--site'], ['--site', SITE, '--alone']])(
  'refuses options that it does not know: %s %s',
  (...args) => {
    expect(() => readDevOptions(args, undefined, SITE)).toThrow(
      expect.objectContaining({ code: 'BAD_OPTIONS' }),
    );
  },
);

import { asksForHelp, HELP, parseOptions } from './options';

test('measures the pages three times by default', () => {
  expect(parseOptions([])).toEqual({
    part: 'pages',
    runs: 3,
    urls: [],
    dirs: [],
    isEveryPage: false,
    isSaved: false,
  });
});

test('reads a part, a number of runs and other sites', () => {
  const words = ['all', '--runs', '5', '--url', 'https://example.com', '--dir', 'other=../x=y', '--save'];
  expect(parseOptions(words)).toEqual({
    part: 'all',
    runs: 5,
    urls: ['https://example.com/'],
    dirs: [{ name: 'other', folder: '../x=y' }],
    isEveryPage: false,
    isSaved: true,
  });
});

test.each(['pages', 'lighthouse'])('measures every page with --every-page for %s', (part) => {
  expect(parseOptions([part, '--every-page'])).toMatchObject({ part, runs: 3, isEveryPage: true });
});

test.each([
  [['speed'], 'it has no part "speed"'],
  [['pages', 'scale'], 'it has no part "pages scale"'],
  [['--runs', '0'], '0 is not a number of runs'],
  [['--url', 'example.com'], 'example.com is not an address'],
  [['--dir', '../other'], '../other is not a name and a folder'],
  [['all', '--every-page'], '--every-page is for pages or lighthouse, not for all'],
  [['--rnus', '3'], "Unknown option '--rnus'"],
])('refuses %p and shows the usage', (words, reason) => {
  expect(() => parseOptions(words)).toThrow(reason);
  expect(() => parseOptions(words)).toThrow('Usage: npm run bench');
});

test.each([
  [['--help'], true],
  [['pages', '-h'], true],
  [['pages', '--runs', '5'], false],
])('%p asks for help: %p', (words, isAsked) => {
  expect(asksForHelp(words)).toBe(isAsked);
});

test('explains every option', () => {
  for (const option of ['--every-page', '--runs', '--url', '--dir', '--save'])
    expect(HELP).toMatch(new RegExp(`^  .*${option}`, 'm'));
});

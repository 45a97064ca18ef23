import { MAX_REPLACEMENTS, findReplacementProblem, replaceWords } from './replacements';

test('replaces whole words in any case, but not parts of words', () => {
  const pairs = [{ says: 'arrow', writes: '→' }];

  expect(replaceWords('Arrow, arrows and narrow: arrow', pairs)).toBe('→, arrows and narrow: →');
});

test('treats every sign as plain text', () => {
  const pairs = [
    { says: '(', writes: 'bracket' },
    { says: 'a*b', writes: 'product' },
    { says: 'e-mail', writes: 'email' },
    { says: '\\^$.+?)[]{}|/', writes: 'all' },
  ];

  expect(replaceWords('( a*b aab e-mail \\^$.+?)[]{}|/', pairs)).toBe('bracket product aab email all');
});

test('finds accented words in either Unicode form', () => {
  expect(replaceWords('un café', [{ says: 'cafe\u0301', writes: '☕' }])).toBe('un ☕');
});

test('prefers the longer of two, and does not replace its own output', () => {
  const pairs = [
    { says: 'new', writes: 'old' },
    { says: 'old', writes: 'new' },
    { says: 'new york', writes: 'NY' },
  ];

  expect(replaceWords('new york is new and old', pairs)).toBe('NY is old and new');
});

test('leaves the text alone without replacements', () => {
  expect(replaceWords('as it is', [])).toBe('as it is');
});

test.each([
  [{ says: ' ', writes: 'x' }, 'says', 'Enter the word you say.'],
  [{ says: 'x', writes: '' }, 'writes', 'Enter what should be written.'],
  [{ says: 'ARROW', writes: '>' }, 'says', '“ARROW” already has a replacement. Remove that one first.'],
])('refuses %j because of the field "%s"', (pair, field, text) => {
  expect(findReplacementProblem(pair, [{ says: 'arrow', writes: '→' }])).toEqual({ field, text });
});

test('refuses more replacements than the limit, and accepts a valid pair', () => {
  const many = Array.from({ length: MAX_REPLACEMENTS }, (_, index) => ({ says: `w${index}`, writes: 'x' }));

  expect(findReplacementProblem({ says: 'new', writes: 'x' }, many)?.text).toContain('At most');
  expect(findReplacementProblem({ says: 'new', writes: 'x' }, [])).toBeNull();
});

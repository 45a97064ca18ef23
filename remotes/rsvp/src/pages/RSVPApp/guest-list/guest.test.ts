import { EMPTY_FIELDS, toCleanFields } from './guest';

test('texts are trimmed and lose control characters, but not tabs and line breaks', () => {
  const text = '\u0000 A\u0007da\t\n\u009fB\u0001 ';
  expect(toCleanFields({ ...EMPTY_FIELDS, name: text, diet: text, notes: text })).toEqual({
    ...EMPTY_FIELDS,
    name: 'Ada B',
    diet: 'Ada\t\nB',
    notes: 'Ada\t\nB',
  });
});

import { appendPhrase, countWords, scratchLast, startParagraph } from './transcript';

test.each([
  ['', 'hello', 'Hello'],
  ['Hello', 'there', 'Hello there'],
  ['Hello.', 'how are you', 'Hello. How are you'],
  ['Hello', ', world', 'Hello, world'],
  ['A.\n\n', 'ändern', 'A.\n\nÄndern'],
  ['See example.com', 'now', 'See example.com now'],
])('appends to %j the phrase %j', (text, phrase, expected) => {
  expect(appendPhrase(text, phrase)).toBe(expected);
});

test.each([
  ['', ''],
  ['One.', 'One.\n\n'],
  ['One.\n\n', 'One.\n\n'],
])('starts a paragraph after %j', (text, expected) => {
  expect(startParagraph(text)).toBe(expected);
});

test.each([
  ['One. Two', 'One.'],
  ['One. Two.', 'One.'],
  ['One', ''],
  ['One.\n\n', 'One.'],
  ['One.\n\nTwo', 'One.\n\n'],
  ['First. It costs 3.5 euros, about.', 'First.'],
  ['“Stop!” Go on', '“Stop!”'],
  ['Hello, world.', ''],
])('removes the end of %j', (text, expected) => {
  expect(scratchLast(text)).toBe(expected);
});

test('counts words but not signs', () => {
  expect(countWords('One → two, three.')).toBe(3);
  expect(countWords(' ')).toBe(0);
});

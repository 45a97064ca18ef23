import { interpretPhrase, writeMarks } from './interpretPhrase';

const OPTIONS = { replacements: [], hasCommands: true, hasMarks: true };

test.each([
  ['scratch that', 'scratch'],
  ['Scratch that.', 'scratch'],
  ['  NEW   paragraph ', 'paragraph'],
  ['stop listening', 'stop'],
])('treats “%s” as a command', (phrase, command) => {
  expect(interpretPhrase(phrase, OPTIONS)).toEqual({ kind: 'command', command });
});

test('treats a command within a sentence as text', () => {
  expect(interpretPhrase('never say scratch that aloud', OPTIONS)).toEqual({
    kind: 'text',
    text: 'never say scratch that aloud',
  });
});

test('treats every phrase as text if commands are off', () => {
  expect(interpretPhrase('undo', { ...OPTIONS, hasCommands: false })).toEqual({ kind: 'text', text: 'undo' });
});

test.each([
  ['hello comma world full stop', 'hello, world.'],
  ['one semicolon two colon three', 'one; two: three'],
  ['why question mark', 'why?'],
  ['first new line second', 'first\nSecond'],
  ['it ends full stop it begins', 'it ends. It begins'],
  ['the commander waits', 'the commander waits'],
])('writes the punctuation of “%s”', (spoken, written) => {
  expect(writeMarks(spoken)).toBe(written);
});

test('writes punctuation as words if it is off', () => {
  expect(interpretPhrase('a comma b', { ...OPTIONS, hasMarks: false })).toEqual({
    kind: 'text',
    text: 'a comma b',
  });
});

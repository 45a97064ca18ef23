import { createFakeStorage } from '../../demo-testing/noteKind';
import { MAX_TEXT_CHARACTERS } from './transcript';
import { createWriter } from './writer';

function setUp(storage = createFakeStorage()) {
  const writer = createWriter(() => storage);
  return { writer, storage, text: () => writer.get().history.present.text };
}

test('writes spoken phrases with punctuation, capitals and replacements', () => {
  const { writer, text } = setUp();
  writer.hear('one arrow two full stop', false);
  writer.hear('new paragraph', false);
  writer.hear('three', false);

  expect(text()).toBe('One → two.\n\nThree');
});

test('removes a phrase, undoes and redoes', () => {
  const { writer, text } = setUp();
  writer.hear('one full stop', false);
  writer.hear('two', false);
  writer.hear('scratch that', false);
  expect(text()).toBe('One.');
  writer.hear('undo', false);
  expect(text()).toBe('One. Two');
  writer.hear('redo', false);
  expect(text()).toBe('One.');
});

test('says in words that a new line begins', () => {
  const { writer, text } = setUp();
  writer.hear('one', false);

  expect(writer.hear('new line', true)).toEqual({ message: 'A new line begins.' });
  expect(text()).toBe('One\n');
});

test('reports that there is nothing to undo or to remove', () => {
  const { writer } = setUp();

  expect(writer.run('undo')).toEqual({ message: 'There is nothing to undo.', isProblem: true });
  expect(writer.run('scratch').isProblem).toBe(true);
  expect(writer.run('clear').isProblem).toBe(true);
});

test('begins no paragraph where one begins already', () => {
  const { writer, text } = setUp();
  expect(writer.run('paragraph').isProblem).toBe(true);
  writer.hear('one', false);
  writer.run('paragraph');
  expect(writer.run('paragraph')).toEqual({ message: 'A paragraph begins here already.', isProblem: true });

  writer.run('undo');
  expect(text()).toBe('One');
});

test('leaves copying and stopping to the page', () => {
  const { writer } = setUp();

  expect(writer.hear('copy text', false).pageTask).toBe('copy');
  expect(writer.hear('stop listening', false).pageTask).toBe('stop');
});

test('accepts typed commands in other languages, but not spoken ones', () => {
  const { writer, text } = setUp();
  writer.changeSettings({ language: 'de-DE' });
  writer.hear('undo', false);
  expect(text()).toBe('Undo');

  writer.hear('undo', true);
  expect(text()).toBe('');
});

test('a run of typing is one undo step', () => {
  const { writer, text } = setUp();
  writer.type('a');
  writer.type('ab');
  writer.hear('c', false);
  writer.type('ab c!');
  writer.run('undo');
  expect(text()).toBe('ab c');
  writer.run('undo');
  writer.run('undo');

  expect(text()).toBe('');
});

test('refuses a phrase that would exceed the limit, and keeps the text', () => {
  const { writer, text } = setUp();
  writer.type('x'.repeat(MAX_TEXT_CHARACTERS - 2));

  expect(writer.hear('too long', false).isProblem).toBe(true);
  expect(text()).toHaveLength(MAX_TEXT_CHARACTERS - 2);
});

test('keeps settings for the next visit, but no text', () => {
  const { writer, storage } = setUp();
  writer.hear('a secret', false);
  writer.changeSettings({ language: 'fr-FR', replacements: [{ says: 'x', writes: 'y' }] });
  const next = setUp(storage);
  next.writer.load();

  expect(next.writer.get().settings).toEqual({
    language: 'fr-FR',
    hasMarks: true,
    replacements: [{ says: 'x', writes: 'y' }],
  });
  expect([...storage.items.values()].join()).not.toContain('secret');
});

test('starts with defaults if the saved settings are damaged', () => {
  const storage = createFakeStorage();
  storage.setItem('js-demos:speech-settings', '{"format"');
  const { writer } = setUp(storage);
  writer.load();

  expect(writer.get().settings.language).toBe('en-GB');
});

import { NOTE_KIND } from '../demo-testing/noteKind';
import { FILE_FORMAT, findSizeProblem, readEnvelope, writeEnvelope } from './envelope';

const write = (parts: Record<string, unknown>) =>
  JSON.stringify({ format: FILE_FORMAT, kind: 'note', version: 2, data: { text: 'Hi' }, ...parts });

test('reads back its own output', () => {
  const note = { text: 'Grüße – 你好 “quoted”' };

  expect(readEnvelope(NOTE_KIND, writeEnvelope(NOTE_KIND, note))).toEqual({ isRead: true, value: note });
});

test('reads an older version', () => {
  expect(readEnvelope(NOTE_KIND, write({ version: 1, data: { body: 'Old' } }))).toEqual({
    isRead: true,
    value: { text: 'Old' },
  });
});

test.each([
  ['half a file', '{"format":', 'The file is damaged: it is not complete JSON. Export it again.'],
  ['a list', '[]', 'The file is not an object.'],
  ['other JSON', '{"name":"x"}', 'The file was not exported from one of these demos. Choose one that was.'],
  [
    'another kind',
    write({ kind: 'drawing' }),
    'The file is a “drawing” file, but this page opens “note” files.',
  ],
  ['no version', write({ version: '2' }), 'The file does not state its version. Export it again.'],
  [
    'a later version',
    write({ version: 3 }),
    'The file has version 3; this page reads up to version 2. Reload the page and try again.',
  ],
  ['data of the wrong kind', write({ data: { text: 7 } }), 'The text is not text.'],
  ['data that its kind refuses', write({ data: { text: '' } }), 'The note is empty.'],
  [
    'more than the limit',
    write({ padding: 'x'.repeat(2000) }),
    'The file is 2 KB. A note can be at most 400 bytes.',
  ],
])('refuses %s and says why', (_name, text, reason) => {
  expect(readEnvelope(NOTE_KIND, text)).toEqual({ isRead: false, reason });
});

test('checks a file’s size before it is opened', () => {
  expect(findSizeProblem(NOTE_KIND, 400)).toBeNull();
  expect(findSizeProblem(NOTE_KIND, 401)).toBe('The file is 401 bytes. A note can be at most 400 bytes.');
});

import fs from 'node:fs';
import path from 'node:path';
import { toErrorDocument } from './errorDocument';
import { listSources } from './listSources';
import { MEANINGS } from './meanings';
import { readThrown } from './readThrown';

/** Codes whose message needs no next step, and why. */
const WITHOUT_NEXT_STEP: Readonly<Record<string, string>> = {
  CHUNK_LOAD_FAILED: 'The specification fixes the words; the panel that shows it offers Retry.',
  CSS_CHUNK_LOAD_FAILED: 'The specification fixes the words; the panel that shows it offers Retry.',
  NOT_IMPORTED: 'One sentence for visitors, shown beside the button that opens another file.',
  PAGE_THREW: "The page's own words; the message around them, with code `RENDER_FAILED`, says what to do.",
  REFUSED: 'The message lists every reason with its next step.',
  TAKEN: 'The message is the list of fields that are taken, shown at each field.',
  WRONG_CREDENTIALS: 'The sentence is shown in the sign-in form, where both fields can be corrected.',
};

const ROOT = path.resolve(__dirname, '../../../..');
const THROWN = readThrown(listSources(ROOT));

function read(text: string) {
  return readThrown([{ file: 'a.ts', text }]).map(({ code, message }) => [code, message]);
}

test('shared/docs/errors.md matches the sources; "npm run docs:errors" writes it', () => {
  const written = fs.readFileSync(path.join(ROOT, 'shared/docs/errors.md'), 'utf8');
  expect(written).toBe(toErrorDocument(THROWN));
});

test('codes with several messages, and only those, have a shared meaning', () => {
  const messages = new Map<string, Set<string>>();
  for (const { code, message } of THROWN) messages.set(code, (messages.get(code) ?? new Set()).add(message));
  const shared = [...messages].filter(([, found]) => found.size > 1).map(([code]) => code);
  expect(shared.sort()).toEqual(Object.keys(MEANINGS).sort());
});

test('messages say what failed and, in a second sentence, what to do', () => {
  const isTooShort = (message: string) => (message.match(/[.!?)>](\s|$)/g) ?? []).length < 2;
  const short = THROWN.filter(({ kind, message }) => kind !== 'alert' && isTooShort(message));
  const codes = [...new Set(short.map(({ code }) => code))];
  expect(codes.sort()).toEqual(Object.keys(WITHOUT_NEXT_STEP).sort());
});

test('reads a message with placeholders named after its values', () => {
  expect(
    read("throw new SiteError(`Failed to read ${file}: ${path.join(dir, 'x')} has ${rows.length}.`, 'BAD');"),
  ).toEqual([['BAD', 'Failed to read <file>: <dir> has <length of rows>.']]);
});

test('pairs message and code of the same condition', () => {
  expect(read("new SiteError(isRead ? 'One.' : 'Two.', isRead ? 'ONE' : 'TWO');")).toEqual([
    ['ONE', 'One.'],
    ['TWO', 'Two.'],
  ]);
});

test('finds the code that a subclass passes to its base class', () => {
  const text = `class Refusal extends SiteError { constructor(id: string) { super(\`[\${id}] No.\`, 'REFUSAL'); } }
    throw new Refusal('rsvp');`;
  expect(read(text)).toEqual([['REFUSAL', '[rsvp] No.']]);
});

test('finds every row of a table of errors', () => {
  const text = `const FULL = { code: 'FULL', cause: 'is full' };
    new SiteError(\`It \${fault.cause}.\`, fault.code);`;
  expect(read(text)).toEqual([['FULL', 'It is full.']]);
});

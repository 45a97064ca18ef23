import { toCsv } from '../csv/toCsv';
import { createGuest } from '../guest-testing/guestBuilders';
import { readListFile } from './readListFile';

const toFile = (...bytes: number[]) => new File([new Uint8Array(bytes)], 'list.csv');

test.each([
  ['bytes that are not text', [0x00, 0xff, 0xfe, 0x01, 0x02, 0x03]],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
  ['UTF-16 with broken pairs', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00, 0x00, 0xd8, 0x42, 0x00]],
])('reads no guests from %s', async (_name, bytes) => {
  await expect(readListFile(toFile(...bytes))).resolves.toBe(
    'list.csv is not a text file. Export the list as CSV and choose that file.',
  );
});

test.each(['\r\n', '\n', '\r'])('reads guests from text with tabs and the line end %j', async (lineEnd) => {
  const text = ['Name\tParty size', 'Zoë\t2', ''].join(lineEnd);
  await expect(readListFile(new File([text], 'list.csv'))).resolves.toMatchObject({
    guests: [{ line: 2, fields: { name: 'Zoë', partySize: 2 } }],
    badLines: [],
  });
});

test('reads an exported list with odd characters, and drops control characters', async () => {
  const guests = ['Ada\u0000Null', 'Rep\ufffdlace', 'Bo'].map((name) =>
    createGuest({ name, notes: '\u0007one\ntwo' }),
  );
  await expect(readListFile(new File([toCsv(guests)], 'list.csv'))).resolves.toMatchObject({
    guests: ['AdaNull', 'Rep\ufffdlace', 'Bo'].map((name) => ({ fields: { name, notes: 'one\ntwo' } })),
    badLines: [],
  });
});

test('reads a short list with one odd character, even in a heading', async () => {
  await expect(readListFile(new File(['Na\u0000me\nAda'], 'list.csv'))).resolves.toMatchObject({
    guests: [{ fields: { name: 'Ada' } }],
  });
});

test.each([
  '{"a":1}',
  '{}',
  '[\n  {"name": "Ada"}]',
  '<!doctype html>\n<p>Ada',
  '<?xml?>',
  '{\\rtf1 Ada}',
  '%PDF-1.4',
])('refuses %j, which is text but no list', async (text) => {
  await expect(readListFile(new File([text], 'list.csv'))).resolves.toMatch(
    /^list\.csv is not a guest list:/,
  );
});

test.each(['[Draft] Our wedding\nName\nAda', '{Ada}'])(
  'reads %j, which only starts like another format',
  async (text) => {
    await expect(readListFile(new File([text], 'list.csv'))).resolves.toHaveProperty('guests.length', 1);
  },
);

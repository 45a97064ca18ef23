import fc from 'fast-check';
import { createGuest, validFields } from '../guest-testing/guestBuilders';
import { EMPTY_FIELDS, MAX_LENGTHS } from '../guest-list/guest';
import { toNameKey } from '../guest-list/guestName';
import { parseCsv } from './parseCsv';
import { BYTE_ORDER_MARK, toCsv } from './toCsv';

function namesOf(file: string) {
  return parseCsv(file).guests.map(({ fields }) => fields.name);
}

describe('an exported list', () => {
  test('is read back unchanged, whatever its texts contain', () => {
    const lists = fc.uniqueArray(validFields, { selector: ({ name }) => toNameKey(name), maxLength: 12 });
    fc.assert(
      fc.property(lists, (guests) => {
        const read = parseCsv(toCsv(guests));
        expect(read.badLines).toEqual([]);
        expect(read.guests.map(({ fields }) => fields)).toEqual(guests);
      }),
    );
  });

  test('starts with a byte-order mark and has CRLF line ends', () => {
    const file = toCsv([createGuest({ name: 'Ada' })]);
    expect(file).toBe(`${BYTE_ORDER_MARK}Name,Status,Party size,Diet,Notes\r\nAda,No reply,1,,\r\n`);
  });

  test.each(['=1+1', '+44 20', '-', '@sum', '\t=1', '＝1'])(
    'contains %j as text, not as a formula',
    (notes) => {
      const file = toCsv([createGuest({ name: 'Ada', notes })]);
      expect(file).toContain(`'${notes}`);
    },
  );
});

describe('a file from another program', () => {
  test.each([
    ['semicolons', 'Name;Status\r\nAda;yes'],
    ['tabs', 'Name\tStatus\nAda\tyes'],
    ['old Mac line ends', 'Name,Status\rAda,yes\r'],
    ['a byte-order mark', `${BYTE_ORDER_MARK}Name,Status\nAda,yes`],
    ['other headings in another order', 'RSVP,Guest name\nconfirmed,Ada'],
    ['unknown columns', 'Table,Name,Phone,Status\n4,Ada,555,Y'],
    ['no headings', 'Ada,yes'],
    ['blank lines', '\n\nName,Status\n\nAda,yes\n,\n'],
    ['bars', 'Name|Status\nAda|yes'],
    ['a line that names the separator', 'sep=;\r\nName;Status\r\nAda;yes'],
    ['the name in two columns', 'Last name,Status,First name\n,yes,Ada'],
  ])('with %s is read', (_what, file) => {
    expect(parseCsv(file)).toEqual({
      guests: [{ line: expect.any(Number), fields: { ...EMPTY_FIELDS, name: 'Ada', status: 'yes' } }],
      badLines: [],
      columns: expect.arrayContaining(['name', 'status']),
    });
  });

  test('may have quotes, commas and line breaks within a cell', () => {
    const [guest] = parseCsv('Name,Notes\n"Fox, Lena","says ""hi""\nand waves"').guests;
    expect(guest?.fields).toMatchObject({ name: 'Fox, Lena', notes: 'says "hi"\nand waves' });
  });

  test.each(['\n', '\r\n'])('may have blanks around quoted cells, with line ends %j', (lineEnd) => {
    const lines = ['"Name", "Status" , "Notes"', '"Ada R",  "yes", "a, ""b"", "', ' "Bo" , no, c "d", "e"'];
    const { guests, badLines } = parseCsv(lines.join(lineEnd));
    expect(guests.map(({ fields }) => [fields.name, fields.status, fields.notes])).toEqual([
      ['Ada R', 'yes', 'a, "b",'],
      ['Bo', 'no', 'c "d"'],
    ]);
    expect(badLines).toEqual([]);
  });

  test('may have first and last names in columns of their own, in any order', () => {
    expect(namesOf('Surname,First name,Status\nLovelace,Ada,yes\nBo,,no')).toEqual(['Ada Lovelace', 'Bo']);
    expect(namesOf('First name,Full name\nAda,Ada Lovelace')).toEqual(['Ada Lovelace']);
  });

  test('may have a title above its headings, which is reported and is no guest', () => {
    const read = parseCsv('Our wedding\n\nName;Status\nAda;yes');
    expect(read.guests.map(({ line, fields }) => [line, fields.name, fields.status])).toEqual([
      [4, 'Ada', 'yes'],
    ]);
    expect(read.badLines).toEqual([{ line: 1, reason: 'It is above the headings.' }]);
  });

  test.each([
    ['Our wedding, June 5\nName;Status\nAda L;yes\nBo B;no'],
    ['Our wedding, June 5\nAt the lake\n\nName,Status\nAda L,yes\nBo B,no'],
    ['Guests\nName\tStatus\nAda L\tyes\nBo B\tno'],
    ['Our wedding\nFirst name,Surname,Coming?\nAda,L,yes\nBo,B,no'],
    ['Names,Attending\nAda L,yes\nBo B,no'],
    ['Guests,Attending\nAda L,yes\nBo B,no'],
    ['Guests\nAda L,yes\nBo B,no'],
    ['Fox, Lena;yes\nFox, Tom;no'],
  ])('%j gives two guests with their answers', (file) => {
    const { guests } = parseCsv(file);
    expect(guests.map(({ fields }) => fields.status)).toEqual(['yes', 'no']);
    expect(namesOf(file)).toEqual(file.startsWith('Fox') ? ['Fox, Lena', 'Fox, Tom'] : ['Ada L', 'Bo B']);
  });

  test.each(['Guests', 'Names', 'Our wedding\nName', 'Guests\nName:'])(
    'with the heading %j above names is a list of these names',
    (heading) => {
      expect(namesOf(`${heading}\nAnna A\nBen B`)).toEqual(['Anna A', 'Ben B']);
    },
  );

  test('may have a party size with a decimal, as spreadsheets write it', () => {
    expect(parseCsv('Name,Party size\nAda,3.0').guests).toMatchObject([{ fields: { partySize: 3 } }]);
  });

  test('may have the number of guests beside the name', () => {
    expect(parseCsv('Name,Guests\nAda,3').guests).toMatchObject([{ fields: { name: 'Ada', partySize: 3 } }]);
  });

  test('is split by the separator of most lines, even if its texts have more of another', () => {
    const { guests, badLines } = parseCsv('Ada;;;nuts, eggs, milk, soy, rye\nBo\nCy;;;eggs');
    expect(guests.map(({ fields }) => [fields.name, fields.diet])).toEqual([
      ['Ada', 'nuts, eggs, milk, soy, rye'],
      ['Bo', ''],
      ['Cy', 'eggs'],
    ]);
    expect(badLines).toEqual([]);
  });

  test.each(['Ada,yes\nGuest,no', 'Ada,yes\nGuest,Coming', 'Name,Status\nAda,yes\nGuest,Coming'])(
    'may have a guest with the name of a heading: %j',
    (file) => {
      expect(namesOf(file)).toEqual(['Ada', 'Guest']);
    },
  );

  test('numbers the lines below one that names the separator as the file does', () => {
    expect(parseCsv('sep=|\nName|Status\nAda|perhaps').badLines).toMatchObject([{ line: 3 }]);
  });

  test('an empty file gives an empty list', () => {
    expect(parseCsv('')).toMatchObject({ guests: [], badLines: [] });
  });
});

describe('a faulty line', () => {
  test.each([
    ['Name,Party size\nAda,0', 'The party size “0” is not a whole number from 1 to 50.'],
    ['Name,Party size\nAda,two', 'The party size “two” is not a whole number from 1 to 50.'],
    ['Name,Party size\nAda,0x10', 'The party size “0x10” is not a whole number from 1 to 50.'],
    ['Name,Party size\nAda,1e1', 'The party size “1e1” is not a whole number from 1 to 50.'],
    ['Name,Status\nAda,perhaps', 'The status “perhaps” is not one of yes, no or pending.'],
    ['Name,Status\n,yes', 'The name is missing.'],
    [`Name\n${'a'.repeat(MAX_LENGTHS.name + 1)}`, 'The name may have at most 80 characters.'],
    [`Name,Notes\nAda,${'a'.repeat(MAX_LENGTHS.notes + 1)}`, 'The notes may have at most 500 characters.'],
    ['Name,Status\n"Ada,yes', 'A quotation mark is missing or in the wrong place.'],
    ['Name,Status\n"Ada"x,yes', 'A quotation mark is missing or in the wrong place.'],
  ])('%j is reported: %s', (file, reason) => {
    expect(parseCsv(file)).toMatchObject({ guests: [], badLines: [{ line: 2, reason }] });
  });

  test('does not affect the valid lines around it', () => {
    const read = parseCsv('Name,Status\nAda,yes\nBo,perhaps\nCy,no');
    expect(read.guests.map(({ line, fields }) => [line, fields.name])).toEqual([
      [2, 'Ada'],
      [4, 'Cy'],
    ]);
    expect(read.badLines.map(({ line }) => line)).toEqual([3]);
  });

  test('has its number in the file, also after cells that span lines', () => {
    const read = parseCsv('Name,Notes,Status\r\nAda,"one\r\ntwo\r\nthree",yes\r\n\r\nBo,,perhaps');
    expect(read.badLines).toEqual([{ line: 6, reason: expect.stringContaining('perhaps') }]);
  });

  test('with an open quote does not swallow the lines after it', () => {
    expect(namesOf('Name,Notes\nAda,"open\nBo,fine\nCy,fine')).toEqual(['Bo', 'Cy']);
  });

  test('with a misplaced quote does not swallow the lines up to the next quote', () => {
    const file = '"Bo" Diddley,yes\nAnn,no\n"Lee, Zed",yes';
    expect(namesOf(file)).toEqual(['Ann', 'Lee, Zed']);
    expect(parseCsv(file).badLines.map(({ line }) => line)).toEqual([1]);
  });

  test('with the name of an earlier line names that line', () => {
    expect(parseCsv('Name\nZoë\nBo\nZOE\u0308').badLines).toEqual([
      { line: 4, reason: '“ZOE\u0308” is already on line 2 of this file.' },
    ]);
  });
});

test('no file makes the parser throw or lose a line unreported', () => {
  const files = fc.array(fc.string({ unit: fc.constantFrom('"', ',', ';', 'a', 'b', ' ', '\t', '\r') }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(files, (lines) => {
      const read = parseCsv(['Name', ...lines].join('\n'));
      const mentioned = [...read.guests, ...read.badLines].map(({ line }) => line);
      expect(new Set(mentioned).size).toBe(mentioned.length);
    }),
  );
});

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOGO_LIST, LOGOS } from './logos';
import { MARKS } from './marks';
import { SHEETS } from './sheets';

const MARKS_FOLDER = path.join(__dirname, 'marks');
const MAX_BYTES = 2048;

const markFiles = readdirSync(MARKS_FOLDER).sort();

function readMark(file: string): string {
  return readFileSync(path.join(MARKS_FOLDER, file), 'utf8');
}

function toCamelCase(id: string): string {
  return id.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

describe('LOGOS', () => {
  test('lists 33 logos', () => {
    expect(LOGOS).toHaveLength(33);
  });

  test.each([
    ['id', LOGOS.map(({ id }) => id)],
    ['title', LOGOS.map(({ title }) => title)],
    ['alternative text', LOGOS.map(({ img }) => img.alt)],
  ])('repeats no %s', (_field, values) => {
    expect(new Set(values).size).toBe(LOGOS.length);
  });

  test.each(LOGOS)('describes $title by its picture and tags, with no page of its own', (logo) => {
    expect(logo).toMatchObject({
      type: 'Logo',
      portfolio: false,
      description: '',
      component: null,
      path: null,
      blog: null,
      img: { src: expect.stringMatching(/\.svg$/), widthPx: 96, heightPx: 96 },
    });
    expect(logo.img.alt).toMatch(/^[A-Z].{20,}\.$/);
    expect(logo.tags.length).toBeGreaterThanOrEqual(2);
    expect(logo.tags.length).toBeLessThanOrEqual(4);
  });

  test('has an id and a drawing link for each logo', () => {
    expect(LOGO_LIST.map(({ id, link }) => [id, link])).toEqual(LOGOS.map(({ id, img }) => [id, img.src]));
    expect(LOGO_LIST.map(({ link }) => link)).not.toContain('');
  });

  test('has exactly one drawing for each logo', () => {
    expect(LOGOS.map(({ id }) => `${id}.svg`).sort()).toEqual(markFiles);
  });

  // Every drawing is the same stub here, so only the source reveals a drawing imported under another logo's name.
  test('takes each drawing from the file with its id', () => {
    const source = readFileSync(path.join(__dirname, 'marks.ts'), 'utf8');
    for (const id of Object.keys(MARKS)) {
      const name = toCamelCase(id);
      expect(source).toContain(`import ${name} from './marks/${id}.svg';`);
      expect(source).toContain(`'${id}': ${name},`);
    }
  });

  test('takes each sheet from the file with its id', () => {
    const source = readFileSync(path.join(__dirname, 'sheets.ts'), 'utf8');
    for (const id of Object.keys(SHEETS)) {
      expect(source).toContain(`import ${toCamelCase(id)} from './sheets/${id}.svg';`);
      expect(source).toContain(`'${id}': ${toCamelCase(id)},`);
    }
  });

  test.each(markFiles)('keeps %s under 2 KB', (file) => {
    expect(Buffer.byteLength(readMark(file))).toBeLessThan(MAX_BYTES);
  });

  test('draws no two logos with the same outline', () => {
    const outlines = markFiles.map((file) => [...readMark(file).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d));
    const longest = outlines.map((paths) => paths.sort((a = '', b = '') => b.length - a.length)[0]);
    expect(longest).not.toContain(undefined);
    expect(new Set(longest).size).toBe(markFiles.length);
  });
});

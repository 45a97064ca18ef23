import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const MARKS_FOLDER = path.join(__dirname, 'marks');
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'g'];

function parseMark(file: string): Document {
  const source = readFileSync(path.join(MARKS_FOLDER, file), 'utf8');
  return new DOMParser().parseFromString(source, 'image/svg+xml');
}

describe.each(readdirSync(MARKS_FOLDER))('%s', (file) => {
  const document = parseMark(file);
  const root = document.documentElement;
  const elements = [...root.querySelectorAll('*')];
  const attributes = [root, ...elements].flatMap((element) => [...element.attributes]);

  test('is a well-formed square drawing', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(root.namespaceURI).toBe(SVG_NAMESPACE);
    expect(root.localName).toBe('svg');
    expect(root.getAttribute('viewBox')).toBe('0 0 96 96');
  });

  test('contains plain shapes only: no text, script, style or link', () => {
    expect(elements.length).toBeGreaterThan(1);
    expect(elements.map(({ localName }) => localName).filter((name) => !SHAPES.includes(name))).toEqual([]);
  });

  test('has no handler, reference, inline style or id', () => {
    const refused = attributes.filter(
      ({ localName, value }) =>
        /^(on.*|href|style|class|id)$/i.test(localName) ||
        /url\(|:(?!\/\/www\.w3\.org\/2000\/svg$)/.test(value),
    );
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  test('has its own background, so that it is readable on light and dark pages', () => {
    const [plate] = elements;
    const isPlate = plate?.localName === 'rect' && plate.getAttribute('width') === '96';
    // A two-colour plate starts at a corner and runs along an edge of the square.
    const isHalfPlate = plate?.localName === 'path' && plate.getAttribute('d')?.startsWith('M12 0h');
    expect(isPlate || isHalfPlate).toBe(true);
  });
});

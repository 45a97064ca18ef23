import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { STUDIES } from '../src/catalogue';
import type { StudyFigures } from '../src/article/study';
import { createFigureFiles, toPictureFolder, type FigureFile } from './figureFiles';
import { NARROWEST_PX, SMALLEST_SHOWN_PX } from './kit/drawFigure';
import { findCutMarks, findSmallestType } from './kit/letters';

const STUDY_NAMES = STUDIES.map(({ component }) => String(component));

describe.each(STUDY_NAMES)('the figures of %s', (study) => {
  let files: FigureFile[];
  let pictures: FigureFile[];
  let shownFigures: StudyFigures;
  beforeAll(async () => {
    files = await createFigureFiles(study);
    ({ FIGURES: shownFigures } = (await import(path.join(toPictureFolder(study), '../figures'))) as {
      FIGURES: StudyFigures;
    });
    pictures = files.filter((file) => file.path.endsWith('.svg'));
  });

  test('are committed as drawn', () => {
    const stale = files.filter(
      (file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text,
    );
    expect(stale.map((file) => path.basename(file.path))).toEqual([]);
  });

  test('have no committed picture without a drawing', () => {
    const drawn = pictures.map((file) => path.basename(file.path)).sort();
    const committed = readdirSync(toPictureFolder(study)).filter((file) => file.endsWith('.svg'));
    expect(committed.sort()).toEqual(drawn);
  });

  test('weigh less than 15 KB each, and most less than 10 KB', () => {
    const sizes = pictures.map((file) => gzipSync(file.text).length);
    expect(Math.max(...sizes)).toBeLessThan(15 * 1024);
    expect(sizes.filter((size) => size < 10 * 1024).length).toBeGreaterThan(sizes.length / 2);
  });

  test('load nothing, run nothing and have a number for every measure', () => {
    for (const { text } of pictures) {
      expect(text).not.toMatch(/<script|<style|<image|<foreignObject|href="[^#]|url\(| on[a-z]+=/i);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('contain no font, because their letters are outlines', () => {
    for (const { text } of pictures) expect(text).not.toMatch(/<text|<tspan|font-family/);
  });

  test('show no text under 11 px on a phone, with another layout or a minimum width', () => {
    const tooSmall = Object.entries(shownFigures).flatMap(([name, figure]) => {
      const { widthPx, minWidthPx = 0, narrow } = figure;
      if (narrow !== undefined) return [];
      const svg = pictures.find((file) => file.path.endsWith(`/${name}.light.svg`))?.text ?? '';
      const shownPx = (findSmallestType(svg) * Math.max(NARROWEST_PX, minWidthPx)) / widthPx;
      return shownPx < SMALLEST_SHOWN_PX ? [`${name}: ${shownPx.toFixed(1)} px`] : [];
    });
    expect(tooSmall).toEqual([]);
  });

  test('are cut into pieces for a phone beside their marks, not through them', () => {
    const narrow = pictures.filter(({ path: file }) => file.endsWith('.narrow.light.svg'));
    const cut = narrow.flatMap((file) =>
      findCutMarks(file.text).map((mark) => `${path.basename(file.path)}: ${mark}`),
    );
    expect(cut).toEqual([]);
  });

  test('differ between the themes', () => {
    for (let index = 0; index < pictures.length; index += 2) {
      expect(pictures[index]?.text).not.toBe(pictures[index + 1]?.text);
    }
  });
});

describe('the outlines of the typefaces', () => {
  const folder = path.join(__dirname, 'type');
  const names = Object.keys(
    JSON.parse(readFileSync(path.join(__dirname, 'typefaces.json'), 'utf8')) as object,
  );

  test('are those that the command writes', () => {
    const committed = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(committed.sort()).toEqual(names.map((name) => `${name}.json`).sort());
  });

  test('have their copyright beside them', () => {
    const licence = readFileSync(path.join(folder, 'OFL.txt'), 'utf8');
    for (const name of names) expect(licence).toMatch(new RegExp(`^${name}\\.json: Copyright `, 'm'));
  });
});

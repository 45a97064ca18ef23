import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { STUDIES } from '../src/catalogue';
import { createFigureFiles, toPictureFolder, type FigureFile } from './figureFiles';

const STUDY_NAMES = STUDIES.map(({ component }) => String(component));

describe.each(STUDY_NAMES)('the figures of %s', (study) => {
  let files: FigureFile[];
  let pictures: FigureFile[];
  beforeAll(async () => {
    files = await createFigureFiles(study);
    pictures = files.filter((file) => file.path.endsWith('.svg'));
  });

  it('are committed as they are drawn', () => {
    const stale = files.filter(
      (file) => !existsSync(file.path) || readFileSync(file.path, 'utf8') !== file.text,
    );
    expect(stale.map((file) => path.basename(file.path))).toEqual([]);
  });

  it('have no picture without a drawing', () => {
    const drawn = pictures.map((file) => path.basename(file.path)).sort();
    const committed = readdirSync(toPictureFolder(study)).filter((file) => file.endsWith('.svg'));
    expect(committed.sort()).toEqual(drawn);
  });

  it('weigh less than 12 KB each, and most less than 4 KB', () => {
    const sizes = pictures.map((file) => gzipSync(file.text).length);
    expect(Math.max(...sizes)).toBeLessThan(12 * 1024);
    expect(sizes.filter((size) => size < 4 * 1024).length).toBeGreaterThan(sizes.length / 2);
  });

  it('load nothing, run nothing and hold only numbers where numbers belong', () => {
    for (const { text } of pictures) {
      expect(text).not.toMatch(/<script|<style|<image|<foreignObject|href|url\(| on[a-z]+=/i);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('differ between the themes', () => {
    for (let index = 0; index < pictures.length; index += 2) {
      expect(pictures[index]?.text).not.toBe(pictures[index + 1]?.text);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOGO_TABLE } from '../../src/logos/logoTable';
import { LOOKS } from './looks';
import { listShapes, measureArt } from './markShapes';
import { findPathPoints } from './pathPoints';
import { createSheetFiles, SHEET_FOLDER } from './sheetFiles';

const sheets = createSheetFiles(LOGO_TABLE);
const readMark = (id: string) => readFileSync(path.join(SHEET_FOLDER, '../marks', `${id}.svg`), 'utf8');

test('the sheets are committed as drawn, one for each logo', () => {
  const stale = sheets.filter((sheet) => readFileSync(sheet.path, 'utf8') !== sheet.text);
  expect(stale.map((sheet) => path.basename(sheet.path))).toEqual([]);
  expect(readdirSync(SHEET_FOLDER).sort()).toEqual(LOGO_TABLE.map(({ id }) => `${id}.svg`).sort());
});

test('a sheet loads nothing, contains no font and has a number for every measure', () => {
  for (const { text } of sheets) {
    expect(text).not.toMatch(/<script|<style|<image|<text|href|url\(|font/i);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test.each(LOGO_TABLE)('$title lists only colours of its mark as ink', ({ id }) => {
  const mark = readMark(id);
  expect(LOOKS[id].ink.filter((colour) => !mark.includes(`"${colour}"`))).toEqual([]);
});

test.each(LOGO_TABLE)('$title has a name before its trade words', ({ id, title }) => {
  expect(LOOKS[id].tradeWords).toBeLessThan(title.split(' ').length);
});

// No logo uses red on white or white on red in the shape of a cross: that emblem is protected by law.
test('no mark has a cross of twelve corners', () => {
  const corners = (d: string) => /(?:[hv]-?[\d.]+){11}z/.test(d.replace(/\s/g, ''));
  const crosses = LOGO_TABLE.filter(({ id }) =>
    listShapes(readMark(id)).some(({ attributes }) => corners(attributes.d ?? '')),
  );
  expect(crosses.map(({ id }) => id)).toEqual([]);
});

test.each<[what: string, d: string, left: number, top: number, right: number, bottom: number]>([
  ['lines, including relative ones', 'M10 10h20v-5H4l-1 30z', 3, 5, 30, 35],
  ['a curve, not its handles', 'M0 0C0 40 40 40 40 0', 0, 0, 40, 30],
  ['a smooth curve', 'M0 0c0 40 40 40 40 0s40-40 40 0', 0, -30, 80, 30],
  ['a quadratic curve', 'M0 0Q20 40 40 0', 0, 0, 40, 20],
  ['an arc over the top', 'M0 20a20 20 0 0 1 40 0', 0, 0, 40, 20],
  ['the long way round an arc', 'M20 0a20 20 0 1 0 .1 0', 0, 0, 40, 40],
])('a path is measured along %s', (_what, d, left, top, right, bottom) => {
  const points = findPathPoints(d).concat([
    [Number(/^M([\d.]+)/.exec(d)?.[1]), Number(/ (\d+)/.exec(d)?.[1])],
  ]);
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const found = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  found.forEach((value, index) => expect(value).toBeCloseTo([left, top, right, bottom][index] ?? NaN, 0));
});

test('measures a mark with its strokes and rotations, without its plate and cut-outs', () => {
  const svg =
    '<svg viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="#abc"/>' +
    '<path fill="none" stroke="#abc" stroke-width="9" d="M0 0H96"/>' +
    '<rect x="40" y="20" width="40" height="20" fill="#123" transform="rotate(90 48 48)"/>' +
    '<path fill="none" stroke="#123" stroke-width="4" d="M50 60V90"/></svg>';
  expect(measureArt(listShapes(svg))).toEqual({ left: 48, top: 40, right: 76, bottom: 92 });
});

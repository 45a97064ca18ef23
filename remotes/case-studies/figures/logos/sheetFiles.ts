import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogoId } from '../../src/logos/marks';
import { drawSheet } from './drawSheet';

const LOGOS_FOLDER = path.join(__dirname, '../../src/logos');

/** The folder for the sheets. */
export const SHEET_FOLDER = path.join(LOGOS_FOLDER, 'sheets');

/** Draws the sheet of every logo. */
export function createSheetFiles(
  logos: readonly { id: LogoId; title: string }[],
): { path: string; text: string }[] {
  return logos.map(({ id, title }) => ({
    path: path.join(SHEET_FOLDER, `${id}.svg`),
    text: drawSheet(id, title, readFileSync(path.join(LOGOS_FOLDER, 'marks', `${id}.svg`), 'utf8')),
  }));
}

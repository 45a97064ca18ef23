import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reportFailure } from '@portfolio/build/report-failure';
import { SiteError } from '@portfolio/contract';
import { LOGO_TABLE } from '../src/logos/logoTable';
import { createFigureFiles, findStudies, toPictureFolder } from './figureFiles';
import { createSheetFiles } from './logos/sheetFiles';

const LOGOS = 'logos';

function renderSheets(): void {
  const files = createSheetFiles(LOGO_TABLE);
  for (const file of files) writeFileSync(file.path, file.text);
  console.log(`${LOGOS}: ${files.length} sheets`);
}

/**
 * Writes the pictures of the given studies, or of all, and the logo sheets; a failing study does not stop the others.
 *
 * @throws {SiteError} code `USAGE` for a name that no study has; in that case nothing is drawn
 */
async function renderFigures(wanted: readonly string[]): Promise<void> {
  const known = [...findStudies(), LOGOS];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new SiteError(
      `Failed to draw "${unknown}": no study has this name. Use ${known.join(', ')}, or no name to draw everything.`,
      'USAGE',
    );
  const names = wanted.length > 0 ? wanted : known;
  for (const study of names) {
    try {
      if (study === LOGOS) {
        renderSheets();
        continue;
      }
      const files = await createFigureFiles(study);
      const folder = toPictureFolder(study);
      const drawn = new Set(files.map((file) => path.basename(file.path)));
      for (const name of readdirSync(folder)) if (!drawn.has(name)) rmSync(path.join(folder, name));
      for (const file of files) writeFileSync(file.path, file.text);
      console.log(`${study}: ${files.length - 1} pictures`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}

renderFigures(process.argv.slice(2)).catch((error: unknown) => reportFailure(error));

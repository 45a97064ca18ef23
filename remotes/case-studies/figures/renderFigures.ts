import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFigureFiles, findStudies, toPictureFolder } from './figureFiles';

/** Writes the pictures of the named studies, or of all; a study that fails does not stop the others. */
async function renderFigures(wanted: readonly string[]): Promise<void> {
  for (const study of wanted.length > 0 ? wanted : findStudies()) {
    try {
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

void renderFigures(process.argv.slice(2));

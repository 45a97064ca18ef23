import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFigureFiles, findStudyFolders } from './figureFiles';

/** Writes the pictures of the named studies, or of all; a study that fails does not stop the others. */
async function renderFigures(wanted: readonly string[]): Promise<void> {
  const folders = findStudyFolders(path.join(__dirname, '../pages'));
  for (const folder of folders.filter(
    (each) => wanted.length === 0 || wanted.includes(path.basename(each)),
  )) {
    try {
      const files = await createFigureFiles(folder);
      for (const file of files) writeFileSync(file.path, file.text);
      console.log(`${path.basename(folder)}: ${files.length - 1} pictures`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}

void renderFigures(process.argv.slice(2));

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFigureFiles, findStudyFolders } from './figureFiles';

async function renderFigures(): Promise<void> {
  for (const folder of findStudyFolders(path.join(__dirname, '../pages'))) {
    const files = await createFigureFiles(folder);
    for (const file of files) writeFileSync(file.path, file.text);
    console.log(`${path.basename(folder)}: ${files.length - 1} pictures`);
  }
}

renderFigures().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

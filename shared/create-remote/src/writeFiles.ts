import fs from 'node:fs';
import path from 'node:path';
import type { Files } from './readTemplate';

/**
 * Writes all files or none: if one cannot be written, the earlier ones are restored.
 *
 * @param dir - the folder to which the paths are relative
 */
export function writeFiles(dir: string, files: Files): void {
  const undo: (() => void)[] = [];
  try {
    for (const [name, text] of files) {
      const file = path.join(dir, name);
      const before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
      const firstFolder = fs.mkdirSync(path.dirname(file), { recursive: true });
      if (firstFolder !== undefined) undo.unshift(() => fs.rmSync(firstFolder, { recursive: true }));
      undo.unshift(() =>
        before === undefined ? fs.rmSync(file, { force: true }) : fs.writeFileSync(file, before),
      );
      fs.writeFileSync(file, text);
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

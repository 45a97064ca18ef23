import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of the files in folders. */
export function hashFiles(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of fs.readdirSync(folder).sort()) {
      const file = path.join(folder, name);
      if (fs.statSync(file).isFile()) hash.update(`${name}\0`).update(fs.readFileSync(file));
    }
  return hash.digest('hex').slice(0, 16);
}

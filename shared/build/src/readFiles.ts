import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFileInfo } from '@portfolio/contract';
import { toIntegrity } from '@portfolio/registry';

/** Lists the files in a folder and its subfolders, with size and hash. */
export function readFiles(folder: string): Record<string, ReleaseFileInfo> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const content = fs.readFileSync(path.join(folder, name));
      return [name, { bytes: content.length, integrity: toIntegrity(content) }];
    }),
  );
}

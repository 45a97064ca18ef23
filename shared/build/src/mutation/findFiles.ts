import fs from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.tsx?$/;
const NOT_PRODUCT = /[-/]testing\/(?!src\/)|\.d\.ts$/;

/** Lists the sources or tests in folders, relative to the root and in alphabetical order; a file is listed itself. */
export function findFiles(root: string, paths: readonly string[], kind: 'source' | 'test'): string[] {
  return paths
    .flatMap((found) =>
      fs.statSync(path.join(root, found)).isFile()
        ? [found]
        : fs
            .readdirSync(path.join(root, found), { recursive: true, encoding: 'utf8' })
            .map((name) => `${found}/${name.split(path.sep).join('/')}`),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && TEST.test(file) === (kind === 'test') && !NOT_PRODUCT.test(file),
    )
    .sort();
}

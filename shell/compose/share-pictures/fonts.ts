import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { replaceFile } from '../lock/replaceFile';
import type { Shell } from '../shell-build/shellBuild';

/** A face, by its coordinates on the axes of the variable font. */
export interface Face {
  weight: number;
  stretch: number;
}

/** The parts of the shell's build that pictures need. */
export type PictureShell = Pick<Shell, 'dist' | 'renderer'>;

/** Every character that the font files may contain. */
const CHARACTERS = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_one, index) => 0x20 + index),
  ...Array.from({ length: 0x2300 - 0x2000 }, (_one, index) => 0x2000 + index),
);

const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/**
 * Extracts a static face from each file of the site's font and caches it: neither the renderer nor the text setter can
 * read the files that browsers use.
 *
 * @returns the files, each with the characters that the previous ones lack
 */
export async function prepareFace(
  { dist, renderer }: PictureShell,
  face: Face,
  folder: string,
): Promise<string[]> {
  fs.mkdirSync(folder, { recursive: true });
  return Promise.all(
    renderer.FONTS.files.map(async (url) => {
      const name = createHash('sha256')
        .update(JSON.stringify([url, face, FORMAT]))
        .digest('hex')
        .slice(0, 16);
      const target = path.join(folder, `${name}.ttf`);
      if (fs.existsSync(target)) return target;
      const source = fs.readFileSync(path.join(dist, 'web', url.slice(renderer.HASHED_FOLDERS.shell.length)));
      const font = await subsetFont(source, CHARACTERS, {
        targetFormat: 'sfnt',
        variationAxes: { wght: face.weight, wdth: face.stretch },
        keepFeatures: FEATURES,
        noHinting: true,
      });
      replaceFile(target, font);
      return target;
    }),
  );
}

/** Increment it when the same file and face produce another font. */
const FORMAT = 1;

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import type { SandboxLimits } from '../prerender/sandbox/watchSandbox';
import type { ShellRenderer, TextSetter } from '../shell-build/shellBuild';
import { createTextSetter } from './createTextSetter';
import { type Rasteriser, type RasteriserFonts, startRasteriser } from './rasteriser/startRasteriser';
import { type PictureShell, prepareFace } from './fonts';
import type { PlannedPicture } from './planPicture';
import { readArtwork } from './readArtwork';

interface DrawOptions {
  shell: PictureShell;
  /** Fonts are cached here. */
  cacheDir: string;
  /** Called as soon as a picture is drawn. */
  onDrawn?: (picture: PlannedPicture, png: Buffer) => void;
  limits?: SandboxLimits;
}

/** How many pictures are drawn at the same time. */
const MAX_PROCESSES = 2;
/** With fewer pictures than this, starting another process is not worthwhile. */
const MIN_PICTURES = 4;

/** The font weights that text in artwork may use. */
const ARTWORK_FACES = [400, 600, 700].map((weight) => ({ weight, stretch: 100 }));
/** The family name inside the site's font files. */
const ARTWORK_FAMILY = 'Archivo SemiBold';

/**
 * Draws pictures in processes without rights. One that cannot be drawn does not affect the others.
 *
 * @throws {SiteError} code `SHARE_PICTURE`, naming every picture that cannot be drawn, and why
 */
export async function drawPictures(
  pictures: readonly PlannedPicture[],
  { shell, cacheDir, onDrawn = () => {}, limits }: DrawOptions,
): Promise<void> {
  if (pictures.length === 0) return;
  const fontFolder = path.join(cacheDir, 'fonts');
  const setter = await createTextSetter(shell, fontFolder);
  const files = await Promise.all(ARTWORK_FACES.map((face) => prepareFace(shell, face, fontFolder)));
  const fonts: RasteriserFonts = {
    folder: fs.realpathSync(fontFolder),
    files: files.flat(),
    family: ARTWORK_FAMILY,
  };
  const queue = [...pictures];
  const failures: string[] = [];

  const work = async () => {
    let rasteriser: Rasteriser | undefined;
    try {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
        if (rasteriser === undefined || rasteriser.hasEnded()) rasteriser = startRasteriser(fonts, limits);
        try {
          onDrawn(one, await drawPicture(one, rasteriser, shell.renderer, setter));
        } catch (error) {
          if (!(error instanceof SiteError)) throw error;
          failures.push(`- ${one.path}, ${one.artwork?.name ?? 'its title'}: ${error.message}`);
        }
      }
    } finally {
      rasteriser?.close();
    }
  };
  const count = Math.min(MAX_PROCESSES, os.availableParallelism(), Math.ceil(pictures.length / MIN_PICTURES));
  await Promise.all(Array.from({ length: count }, work));
  if (failures.length > 0)
    throw new SiteError(
      `Failed to draw share pictures. Correct these card pictures, and release their remote again:\n${failures.sort().join('\n')}`,
      'SHARE_PICTURE',
    );
}

/** The artwork is rasterised first, separately: then it cannot draw over the rest of the picture. */
async function drawPicture(
  { picture, artwork }: PlannedPicture,
  rasteriser: Rasteriser,
  { drawSharePicture, SHARE_ARTWORK_SIZE }: ShellRenderer,
  setter: TextSetter,
): Promise<Buffer> {
  const drawn =
    artwork === null
      ? null
      : await rasteriser.draw({ svg: readArtwork(artwork.file), fit: SHARE_ARTWORK_SIZE });
  const url = drawn === null ? null : `data:image/png;base64,${drawn.toString('base64')}`;
  return rasteriser.draw({ svg: drawSharePicture(picture, url, setter), fit: null });
}

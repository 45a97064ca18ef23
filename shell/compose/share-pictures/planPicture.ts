import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Artwork } from '../release/findArtwork';
import type { PageData, SharePicture, ShellRenderer } from '../shell-build/shellBuild';

/** The picture of a page as it is to be drawn. */
export interface PlannedPicture {
  /** Where the site has it. */
  url: string;
  picture: SharePicture;
  artwork: Artwork | null;
  /** Of the page, for messages. */
  path: string;
}

/** What draws, and how: the bytes of a picture depend on it. */
const DRAWN_BY = ['@resvg/resvg-js', 'fontkit', 'subset-font'].map(readVersion);

/**
 * Decides the picture of a page without drawing it; null for a page that has none.
 *
 * @param findArtwork - from the path of a project's page to its card picture
 */
export function planPicture(
  data: PageData,
  renderer: ShellRenderer,
  findArtwork: (path: string) => Artwork,
): PlannedPicture | null {
  const picture = renderer.toSharePicture(data);
  if (picture === null) return null;
  const artwork = data.project === undefined ? null : findArtwork(data.path);
  const { title, label, text } = picture;
  const parts = [
    ...[renderer.SHARE_PICTURE_FORMAT, renderer.FONTS.files, renderer.SITE.name, DRAWN_BY],
    ...[title, label, text, artwork?.integrity ?? null],
  ];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return {
    url: `${renderer.HASHED_FOLDERS.share}${hash}.png`,
    picture,
    artwork,
    path: data.path,
  };
}

function readVersion(name: string): string {
  const entry = require.resolve(name);
  const folder = entry.slice(0, entry.lastIndexOf(path.normalize(name)) + name.length);
  return (JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string })
    .version;
}

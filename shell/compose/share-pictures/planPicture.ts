import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Artwork } from '../release/findArtwork';
import type { PageData, SharePicture, ShellRenderer } from '../shell-build/shellBuild';

/** The planned picture of a page. */
export interface PlannedPicture {
  /** Its URL on the site. */
  url: string;
  picture: SharePicture;
  artwork: Artwork | null;
  /** Path of the page, for messages. */
  path: string;
}

/** The packages that draw, with versions: the bytes of a picture depend on them. */
const DRAWN_BY = ['@resvg/resvg-js', 'fontkit', 'subset-font'].map(readVersion);

/**
 * Plans the picture of a page without drawing it; null for a page without a picture.
 *
 * @param findArtwork - finds the card picture of a project's page by remote and path
 */
export function planPicture(
  data: PageData,
  renderer: ShellRenderer,
  findArtwork: (remoteId: string, path: string) => Artwork,
): PlannedPicture | null {
  const picture = renderer.toSharePicture(data);
  if (picture === null) return null;
  const artwork = data.project === undefined ? null : findArtwork(data.project.remote.id, data.path);
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

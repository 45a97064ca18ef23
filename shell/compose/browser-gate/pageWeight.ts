import type { ReleaseBuild } from '@portfolio/contract';
import { MAX_BYTES } from '@portfolio/contract/weights';

const KIB = 1024;

/** The limits for the files of its release that a page fetches on a first visit, in bytes as published. */
const LIMITS = {
  scripts: MAX_BYTES.js,
  styles: MAX_BYTES.css,
  pictures: 1024 * KIB,
  /** All files, including videos, sounds and fonts. */
  files: 4096 * KIB,
} as const;

const KINDS: readonly (readonly [kind: keyof typeof LIMITS, pattern: RegExp])[] = [
  ['scripts', /\.m?js$/i],
  ['styles', /\.css$/i],
  ['pictures', /\.(avif|gif|jpe?g|png|svg|webp)$/i],
  ['files', /^/],
];

/**
 * Lists the kinds of file of which a page fetches more than it may: one phrase each.
 *
 * @param fetched - names of files
 * @param isAllowed - whether a maintainer allows a file whatever its weight
 */
export function listFetchedOverweights(
  fetched: ReadonlySet<string>,
  { files }: Pick<ReleaseBuild, 'files'>,
  isAllowed: (file: string) => boolean,
): string[] {
  const sizes = [...fetched].flatMap((name) =>
    Object.hasOwn(files, name) && !isAllowed(name) ? [[name, files[name]?.bytes ?? 0] as const] : [],
  );
  return KINDS.flatMap(([kind, pattern]) => {
    const bytes = sizes.reduce((sum, [name, size]) => sum + (pattern.test(name) ? size : 0), 0);
    return bytes > LIMITS[kind]
      ? [`the ${kind} it fetches are ${bytes} bytes; ${LIMITS[kind]} is the limit`]
      : [];
  });
}

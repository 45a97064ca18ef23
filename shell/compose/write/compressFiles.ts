import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { forEachConcurrently, toIntegrity } from '@portfolio/registry';
import { MINIMUM_BYTES } from '../render/compressPage';
import { replaceFile } from '../lock/replaceFile';
import { linkOrCopy } from './siteFiles';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const COMPRESSED_EXTENSIONS = ['.br', '.gz'] as const;
const FILES_AT_ONCE = 4;
/**
 * The highest brotli quality, since these files rarely change. Pages, which change often, are compressed separately.
 */
const QUALITY = 11;

/**
 * Writes a brotli and a gzip copy of every file that benefits from it and has none yet.
 *
 * @param cacheDir - compressed copies are cached here by hash
 * @param known - files by name whose hashes need not be computed
 */
export async function compressFiles(
  folder: string,
  cacheDir: string,
  known: ReadonlyMap<string, { integrity: string }> = new Map(),
): Promise<void> {
  const keptFolder = path.join(cacheDir, 'compressed');
  fs.mkdirSync(keptFolder, { recursive: true });
  const kept = new Set(fs.readdirSync(keptFolder));
  const used = new Set<string>();
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const present = new Set(names);
  const wanted = names.filter(
    (name) => COMPRESSIBLE.test(name) && !present.has(name + COMPRESSED_EXTENSIONS[0]),
  );
  // Files with the same content share their copies.
  const making = new Map<string, Promise<void>>();
  // One after the other would leave a core idle; all at once would hold every file in memory.
  await forEachConcurrently(
    wanted,
    async (name) => {
      const file = path.join(folder, name);
      const stats = fs.statSync(file);
      // A folder can be named like a file.
      if (!stats.isFile() || stats.size < MINIMUM_BYTES) return;
      const key = toKey(known.get(name)?.integrity ?? toIntegrity(fs.readFileSync(file)));
      // An interrupted run may have evicted only one of them.
      if (!COMPRESSED_EXTENSIONS.every((extension) => kept.has(key + extension))) {
        if (!making.has(key)) making.set(key, keepCopies(path.join(keptFolder, key), fs.readFileSync(file)));
        await making.get(key);
      }
      for (const extension of COMPRESSED_EXTENSIONS) {
        used.add(key + extension);
        linkOrCopy(path.join(keptFolder, key + extension), file + extension);
      }
    },
    FILES_AT_ONCE,
  );
  // A draft of a process that was killed is gone if its copy was made again.
  for (const name of kept) if (!used.has(name)) fs.rmSync(path.join(keptFolder, name), { force: true });
}

async function keepCopies(file: string, content: Buffer): Promise<void> {
  const copies = await Promise.all([
    brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    gzip(content, { level: 9 }),
  ]);
  // A copy gets its final name only when it is complete.
  for (const [index, extension] of COMPRESSED_EXTENSIONS.entries()) {
    const copy = copies[index];
    if (copy === undefined) continue;
    replaceFile(file + extension, copy);
  }
}

/** Cache key of a file's copies. */
function toKey(integrity: string): string {
  return `${QUALITY}-${integrity.replaceAll('/', '_')}`;
}

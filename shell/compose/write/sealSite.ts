import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SiteError } from '@portfolio/contract';
import { forEachConcurrently, toIntegrity, toIntegrityLike } from '@portfolio/registry';
import { replaceFile } from '../lock/replaceFile';
import type { CompositionFolder } from '../site/sitePlace';
import type { SiteFolder } from './siteFiles';

const COPY = /\.(?:br|gz)$/;
const DECOMPRESS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  '.br': promisify<Buffer, Buffer>(zlib.brotliDecompress),
  '.gz': promisify<Buffer, Buffer>(zlib.gunzip),
};

interface SealOptions {
  draft: CompositionFolder;
  site: SiteFolder;
  /** The live composition, if there is one: files that both share are already synced to disk. */
  live: CompositionFolder | null;
  /** Stores the known pairs of compressed copy and original, for the next run. */
  cacheDir: string;
}

/**
 * Reads a written site once more before it goes live: every file must have the hash that was pinned, built, rendered or
 * recorded for it, and so must the decompressed content of each copy. Then everything is synced to disk, so that it
 * survives a power cut.
 *
 * @throws {SiteError} code `DAMAGED_SITE_FILE` for the first file with another hash
 */
export async function sealSite({ draft, site, live, cacheDir }: SealOptions): Promise<void> {
  const names = fs.readdirSync(draft.folder, { recursive: true, encoding: 'utf8' });
  const copies = openCopies(path.join(cacheDir, 'copies.json'));
  const folders = [draft.folder];
  const unsynced: string[] = [];
  for (const name of names) {
    const file = path.join(draft.folder, name);
    const stats = fs.statSync(file);
    if (stats.isDirectory()) folders.push(file);
    else {
      await check(
        path.relative(site.folder, file).split(path.sep).join('/'),
        fs.readFileSync(file),
        site,
        copies,
      );
      if (live === null || !isSame(stats, path.join(live.folder, name))) unsynced.push(file);
    }
  }
  copies.close();
  await forEachConcurrently(unsynced, sync);
  if (process.platform !== 'win32') await forEachConcurrently(folders, sync);
}

/** Whether this is a link to the same file: a live file was synced before. */
function isSame({ ino, dev }: fs.Stats, file: string): boolean {
  const other = fs.statSync(file, { throwIfNoEntry: false });
  return other?.ino === ino && other.dev === dev;
}

async function sync(file: string): Promise<void> {
  // Windows can only sync files that are opened for writing.
  const handle = await fs.promises.open(file, process.platform === 'win32' ? 'r+' : 'r');
  await handle.sync().finally(() => handle.close());
}

async function check(
  name: string,
  content: Buffer,
  { folder, files }: SiteFolder,
  copies: Copies,
): Promise<void> {
  const extension = COPY.exec(name)?.[0] ?? '';
  const expected = files.get(name.slice(0, name.length - extension.length))?.integrity;
  // Files of earlier compositions were verified when they were copied.
  if (expected === undefined) return;
  const found =
    extension === ''
      ? toIntegrityLike(content, expected)
      : await copies.readOriginal(content, extension, expected);
  if (found === expected) return;
  throw new SiteError(
    `Failed to compose: ${path.join(folder, name)} is not the file whose hash is ${expected}, as it was pinned, built or rendered. The site is unchanged. The file was changed in the meantime: run "npm run build -w shell", remove shell/.cache/compose, then compose again.`,
    'DAMAGED_SITE_FILE',
  );
}

/** Caches the hash of each copy's content, so that no copy is decompressed twice. */
interface Copies {
  /** @returns the hash of a copy's decompressed content */
  readOriginal(content: Buffer, extension: string, expected: string): Promise<string>;
  close(): void;
}

function openCopies(file: string): Copies {
  const known = readHashes(file);
  const used = new Map<string, string>();
  return {
    async readOriginal(content, extension, expected) {
      const hash = toIntegrity(content);
      // A copy that cannot be decompressed counts as an empty file.
      const original =
        known.get(hash) === expected
          ? expected
          : toIntegrityLike(
              await (DECOMPRESS[extension]?.(content).catch(() => Buffer.alloc(0)) ?? content),
              expected,
            );
      used.set(hash, original);
      return original;
    },
    close() {
      replaceFile(file, JSON.stringify([...used]));
    },
  };
}

/** Maps the hash of a copy to that of its content; empty if the file is missing or cannot be read. */
function readHashes(file: string): ReadonlyMap<string, string> {
  try {
    return new Map(JSON.parse(fs.readFileSync(file, 'utf8')) as [string, string][]);
  } catch {
    return new Map();
  }
}

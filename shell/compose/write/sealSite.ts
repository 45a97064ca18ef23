import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { SiteError } from '@portfolio/contract';
import { forEachAtOnce, toIntegrity } from '@portfolio/registry';
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
  /** The composition that is live, if there is one: what the two share is on the disk already. */
  live: CompositionFolder | null;
  /** Remembers which compressed copy belongs to which file, for the next run. */
  cacheDir: string;
}

/**
 * Reads a written site once more before it goes live: every file has the hash that was pinned, built, rendered or
 * recorded for it, and so has what each compressed copy holds. All of it is then on the disk, also after a power cut.
 *
 * @throws {SiteError} code `DAMAGED_SITE_FILE` for the first file that is another one
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
  await forEachAtOnce(unsynced, sync);
  if (process.platform !== 'win32') await forEachAtOnce(folders, sync);
}

/** Says whether this is another name of a file: one that is live was synced before. */
function isSame({ ino, dev }: fs.Stats, file: string): boolean {
  const other = fs.statSync(file, { throwIfNoEntry: false });
  return other?.ino === ino && other.dev === dev;
}

async function sync(file: string): Promise<void> {
  // Windows syncs only what may be written to.
  const handle = await fs.promises.open(file, process.platform === 'win32' ? 'r+' : 'r');
  await handle.sync().finally(() => handle.close());
}

async function check(
  name: string,
  content: Buffer,
  { folder, files }: SiteFolder,
  copies: Copies,
): Promise<void> {
  const ending = COPY.exec(name)?.[0] ?? '';
  const expected = files.get(name.slice(0, name.length - ending.length))?.integrity;
  // Files of earlier compositions were verified when they were fetched.
  if (expected === undefined) return;
  const found = ending === '' ? toIntegrity(content) : await copies.readOriginal(content, ending, expected);
  if (found === expected) return;
  throw new SiteError(
    `Failed to compose: ${path.join(folder, name)} is not the file whose hash is ${expected}, as it was pinned, built or rendered. The site is as it was. Something changed the file on its way: run "npm run build -w shell", remove shell/.cache/compose, then compose again.`,
    'DAMAGED_SITE_FILE',
  );
}

/** Knows compressed copies by their hash: none is decompressed twice. */
interface Copies {
  /** @returns the hash of what a copy holds */
  readOriginal(content: Buffer, ending: string, expected: string): Promise<string>;
  close(): void;
}

function openCopies(file: string): Copies {
  const known = readHashes(file);
  const used = new Map<string, string>();
  return {
    async readOriginal(content, ending, expected) {
      const hash = toIntegrity(content);
      // A copy that cannot be decompressed gets the hash of an empty file.
      const original =
        known.get(hash) === expected
          ? expected
          : toIntegrity(await (DECOMPRESS[ending]?.(content).catch(() => Buffer.alloc(0)) ?? content));
      used.set(hash, original);
      return original;
    },
    close() {
      fs.writeFileSync(`${file}.draft`, JSON.stringify([...used]));
      fs.renameSync(`${file}.draft`, file);
    },
  };
}

/** From the hash of a copy to that of what it holds; none where there is no such file, or none that can be read. */
function readHashes(file: string): ReadonlyMap<string, string> {
  try {
    return new Map(JSON.parse(fs.readFileSync(file, 'utf8')) as [string, string][]);
  } catch {
    return new Map();
  }
}

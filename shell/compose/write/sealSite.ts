import fs from 'node:fs/promises';
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

/**
 * Reads a written site once more before it goes live: every file has the hash that was pinned, built, rendered or
 * recorded for it, and so has what each compressed copy holds. All of it is then on the disk, also after a power cut.
 *
 * @throws {SiteError} code `DAMAGED_SITE_FILE` for the first file that is another one
 */
export async function sealSite({ folder }: CompositionFolder, site: SiteFolder): Promise<void> {
  const names = await fs.readdir(folder, { recursive: true });
  const folders = new Set([folder]);
  await forEachAtOnce(names, async (name) => {
    const file = path.join(folder, name);
    const content = await readAndSync(file);
    if (content === null) folders.add(file);
    else await check(path.relative(site.folder, file).split(path.sep).join('/'), content, site);
  });
  if (process.platform !== 'win32') await forEachAtOnce(folders, syncFile);
}

/** The content of a file; null for a folder. */
async function readAndSync(file: string): Promise<Buffer | null> {
  const handle = await fs.open(file, 'r');
  try {
    if ((await handle.stat()).isDirectory()) return null;
    const content = await handle.readFile();
    await handle.sync();
    return content;
  } finally {
    await handle.close();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, 'r');
  await handle.sync();
  await handle.close();
}

async function check(name: string, content: Buffer, { folder, files }: SiteFolder): Promise<void> {
  const ending = COPY.exec(name)?.[0] ?? '';
  const expected = files.get(name.slice(0, name.length - ending.length))?.integrity;
  // Files of earlier compositions were verified when they were fetched.
  if (expected === undefined) return;
  // A copy that cannot be read has the hash of nothing.
  const original = DECOMPRESS[ending]?.(content).catch(() => Buffer.alloc(0)) ?? content;
  const found = toIntegrity(await original);
  if (found === expected) return;
  throw new SiteError(
    `Failed to compose: ${path.join(folder, name)} hashes to ${found}, not to ${expected}, as it was pinned, built or rendered. The site is as it was. Something changed the file on its way: run "npm run build -w shell", remove shell/.cache/compose, then compose again.`,
    'DAMAGED_SITE_FILE',
  );
}

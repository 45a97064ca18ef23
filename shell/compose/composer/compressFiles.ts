import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { forEachAtOnce } from '@portfolio/registry';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files travel in one packet anyway. */
const MINIMUM_BYTES = 512;
const ENDINGS = ['.br', '.gz'] as const;

/**
 * Writes a brotli and a gzip copy beside every file that gains by it.
 *
 * @param cacheDir - copies are kept here by content, for the next run
 */
export async function compressFiles(folder: string, cacheDir: string): Promise<void> {
  const kept = path.join(cacheDir, 'compressed');
  await fs.mkdir(kept, { recursive: true });
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const used = new Set<string>();
  // One after the other would leave a core idle; all at once would hold every file in memory.
  await forEachAtOnce(
    names,
    async (name) => {
      const key = await compressFile(path.join(folder, name), kept);
      if (key !== null) for (const ending of ENDINGS) used.add(key + ending);
    },
    4,
  );
  for (const name of await fs.readdir(kept)) if (!used.has(name)) await fs.rm(path.join(kept, name));
}

/** Compresses one file, or takes what the last run made of the same content; null where it stays as it is. */
async function compressFile(file: string, kept: string): Promise<string | null> {
  const content = await fs.readFile(file);
  if (content.length < MINIMUM_BYTES) return null;
  const quality = file.endsWith('.html') ? 9 : 11;
  const key = createHash('sha256').update(`${quality} `).update(content).digest('hex');
  const copies = ENDINGS.map((ending) => path.join(kept, key + ending));
  const isKept = await Promise.all(copies.map((copy) => fs.access(copy).then(yes, no)));
  if (isKept.includes(false)) {
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
      gzip(content, { level: 9 }),
    ]);
    await Promise.all([br, gz].map((data, index) => writeWhole(copies[index] ?? '', data)));
  }
  await Promise.all(copies.map((copy, index) => fs.copyFile(copy, file + (ENDINGS[index] ?? ''))));
  return key;
}

/** Under its name a copy is whole, also where this run is stopped. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await fs.writeFile(`${file}.draft`, data);
  await fs.rename(`${file}.draft`, file);
}

const yes = () => true;
const no = () => false;

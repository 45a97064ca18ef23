import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { forEachAtOnce } from '@portfolio/registry';
import { compressAfter, joinBrotli, joinGzip, PAGE_WINDOW_BITS } from './compressAfter';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files travel in one packet anyway. */
const MINIMUM_BYTES = 512;
const ENDINGS = ['.br', '.gz'] as const;
const FILES_AT_ONCE = 4;
/** Of brotli: pages are many and change often, files stay. */
const PAGE_QUALITY = 9;
const FILE_QUALITY = 11;

/** Doctype and first tag: the composition is named there, so they differ while the rest of a page is the same. */
const PAGE_HEAD = /^<!doctype html>\s*<html[^>]*>/i;

/** What one file becomes, in the order of the endings, and the key under which it is kept. */
interface Compressed {
  key: string;
  copies: readonly Buffer[];
}

/**
 * Writes a brotli and a gzip copy beside every file that gains by it.
 *
 * @param cacheDir - what was compressed is kept here by content, for the next run
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
      const file = path.join(folder, name);
      const content = await fs.readFile(file);
      if (content.length < MINIMUM_BYTES) return;
      const { key, copies } = await (name.endsWith('.html')
        ? compressPage(content, kept)
        : compressWhole(content, FILE_QUALITY, kept));
      for (const ending of ENDINGS) used.add(key + ending);
      await Promise.all(copies.map((copy, index) => fs.writeFile(file + (ENDINGS[index] ?? ''), copy)));
    },
    FILES_AT_ONCE,
  );
  for (const name of await fs.readdir(kept)) if (!used.has(name)) await fs.rm(path.join(kept, name));
}

/** The head of a page changes with every composition: only what follows is compressed, and kept. */
async function compressPage(content: Buffer, kept: string): Promise<Compressed> {
  const headBytes = Buffer.byteLength(PAGE_HEAD.exec(content.toString('latin1', 0, 500))?.[0] ?? '');
  const key = toKey(`${PAGE_QUALITY} in ${PAGE_WINDOW_BITS} after ${headBytes}`, content.subarray(headBytes));
  const rest = await readOrMake(path.join(kept, key), async () => {
    const made = headBytes === 0 ? null : await compressAfter(content, headBytes, PAGE_QUALITY);
    return made === null ? null : [made.br, made.gz];
  });
  const [br, gz] = rest ?? [];
  if (br === undefined || gz === undefined) return compressWhole(content, PAGE_QUALITY, kept);
  return {
    key,
    copies: [joinBrotli(content.subarray(0, headBytes), br), joinGzip(content, headBytes, gz)],
  };
}

async function compressWhole(content: Buffer, quality: number, kept: string): Promise<Compressed> {
  const key = toKey(String(quality), content);
  const copies = await readOrMake(path.join(kept, key), () =>
    Promise.all([
      brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
      gzip(content, { level: 9 }),
    ]),
  );
  return { key, copies: copies ?? [] };
}

function toKey(how: string, content: Buffer): string {
  return createHash('sha256').update(`${how} `).update(content).digest('hex');
}

/** Reads what an earlier run made of the same content, or makes and keeps it. */
async function readOrMake(
  file: string,
  make: () => Promise<readonly Buffer[] | null>,
): Promise<readonly Buffer[] | null> {
  const files = ENDINGS.map((ending) => file + ending);
  const kept = await Promise.all(files.map((name) => fs.readFile(name).catch(() => null)));
  if (!kept.includes(null)) return kept.filter((copy) => copy !== null);
  const made = await make();
  if (made !== null) await Promise.all(made.map((copy, index) => writeWhole(files[index] ?? '', copy)));
  return made;
}

/** Under its name a copy is whole, also where this run is stopped. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  await fs.writeFile(`${file}.draft`, data);
  await fs.rename(`${file}.draft`, file);
}

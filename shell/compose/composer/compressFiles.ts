import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
/** Smaller files travel in one packet anyway. */
const MINIMUM_BYTES = 512;

/** Writes a brotli and a gzip copy beside every file that gains by it. Copies of unchanged hashed files are kept. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  // One after the other would leave a core idle; all at once would hold every file in memory.
  const queue = names.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const name of queue) await compressFile(path.join(folder, name));
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < MINIMUM_BYTES) return;
  const quality = file.endsWith('.html') ? 9 : 11;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip(content, { level: 9 }),
  ]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
}

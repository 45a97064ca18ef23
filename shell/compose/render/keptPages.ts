import fs from 'node:fs';
import path from 'node:path';
import type { CompressedRest } from './compressAfter';

/** A page without its start, which names the composition: this much of it stays the same from one to the next. */
export interface KeptPage {
  rest: Buffer;
  /** Null where the page is too small to gain by it. */
  compressed: CompressedRest | null;
  /** The paths that it links to. */
  links: readonly string[];
}

/** What the first line of a kept page says: how long each part after it is. */
interface Contents {
  bytes: readonly number[];
  links: readonly string[];
}

const LINE_END = 0x0a;

/** One file for each page: a page that did not change is one read. */
export function toKeptBytes({ rest, compressed, links }: KeptPage): Buffer {
  const parts = compressed === null ? [rest] : [rest, compressed.br, compressed.gz];
  const contents: Contents = { bytes: parts.map(({ length }) => length), links };
  return Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...parts]);
}

/** Reads what `toKeptBytes` wrote. */
export function parseKeptPage(kept: Buffer): KeptPage {
  const lineEnd = kept.indexOf(LINE_END);
  const { bytes, links } = JSON.parse(kept.toString('utf8', 0, lineEnd)) as Contents;
  let start = lineEnd + 1;
  const [rest = kept.subarray(start), br, gz] = bytes.map((length) =>
    kept.subarray(start, (start += length)),
  );
  return { rest, compressed: br === undefined || gz === undefined ? null : { br, gz }, links };
}

/** Pages of earlier runs, each under the hash of all that it is made of. */
export interface KeptPages {
  has(key: string): boolean;
  read(key: string): KeptPage;
  write(key: string, page: KeptPage): void;
  /** Removes all pages but these. */
  removeOthers(keys: ReadonlySet<string>): void;
}

/** Opens a folder of kept pages; it is made where it is missing. */
export function openKeptPages(folder: string): KeptPages {
  fs.mkdirSync(folder, { recursive: true });
  const names = new Set(fs.readdirSync(folder));
  const toFile = (key: string) => path.join(folder, key);
  return {
    has: (key) => names.has(key),
    read: (key) => parseKeptPage(fs.readFileSync(toFile(key))),
    write(key, page) {
      // Under its name a page is whole, also where this run is stopped.
      const draft = `${toFile(key)}.draft`;
      fs.writeFileSync(draft, toKeptBytes(page));
      fs.renameSync(draft, toFile(key));
    },
    removeOthers(keys) {
      for (const name of names) if (!keys.has(name)) fs.rmSync(toFile(name), { recursive: true });
    },
  };
}

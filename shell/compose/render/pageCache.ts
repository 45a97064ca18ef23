import fs from 'node:fs';
import path from 'node:path';
import { replaceFile } from '../lock/replaceFile';

/** The file extensions of a page and its compressed copies. */
const COPIES = ['', '.br', '.gz'] as const;

const INDEX_FILE = 'index.json';

/** The properties of a rendered page that are known without reading it. */
export interface CachedPage {
  integrity: string;
  bytes: number;
  /** The paths that it links to. */
  links: readonly string[];
}

interface Entry extends CachedPage {
  /** Modification time of each copy, in milliseconds; null if there is no such copy. */
  writtenMs: readonly (number | null)[];
}

/** Links a file under a second name. */
export type LinkFile = (source: string, target: string) => void;

/** Rendered pages of earlier runs, each under a hash of all its inputs. */
export interface PageCache {
  find(key: string): CachedPage | undefined;
  /** Caches a page and its copies; null for a copy that does not exist. */
  write(key: string, page: CachedPage, copies: readonly (Buffer | null)[]): void;
  /** Links a page and its copies into a site. */
  place(key: string, file: string, link: LinkFile): void;
  /** Evicts all pages except these, and writes the index. */
  close(keys: ReadonlySet<string>): void;
}

/**
 * Opens a folder of rendered pages and creates it if necessary. Composed sites are linked to these files, so a page
 * whose file has been modified since it was cached counts as unknown.
 */
export function openPageCache(folder: string): PageCache {
  fs.mkdirSync(folder, { recursive: true });
  const indexFile = path.join(folder, INDEX_FILE);
  const entries = readIndex(indexFile);
  const toFile = (key: string, copy: number) => path.join(folder, key + COPIES[copy]);
  const isAsWritten = (key: string, { writtenMs }: Entry) =>
    writtenMs.every(
      (timeMs, copy) =>
        timeMs === null || fs.statSync(toFile(key, copy), { throwIfNoEntry: false })?.mtimeMs === timeMs,
    );

  return {
    find(key) {
      const entry = entries.get(key);
      return entry !== undefined && isAsWritten(key, entry) ? entry : undefined;
    },
    write(key, page, copies) {
      const writtenMs = copies.map((content, copy) => {
        const file = toFile(key, copy);
        // Create a new file: a site may be linked to the old one.
        fs.rmSync(file, { force: true });
        if (content === null) return null;
        fs.writeFileSync(file, content);
        return fs.statSync(file).mtimeMs;
      });
      entries.set(key, { ...page, writtenMs });
    },
    place(key, file, link) {
      for (const [copy, timeMs] of (entries.get(key)?.writtenMs ?? []).entries())
        if (timeMs !== null) link(toFile(key, copy), file + COPIES[copy]);
    },
    close(keys) {
      for (const key of entries.keys()) if (!keys.has(key)) entries.delete(key);
      replaceFile(indexFile, JSON.stringify([...entries]));
      const kept = new Set([...entries.keys()].flatMap((key) => COPIES.map((extension) => key + extension)));
      for (const name of fs.readdirSync(folder))
        if (name !== INDEX_FILE && !kept.has(name))
          fs.rmSync(path.join(folder, name), { recursive: true, force: true });
    },
  };
}

function readIndex(file: string): Map<string, Entry> {
  try {
    return new Map(JSON.parse(fs.readFileSync(file, 'utf8')) as [string, Entry][]);
  } catch {
    // The first run, or one that stopped before it wrote the index: everything is rendered again.
    return new Map();
  }
}

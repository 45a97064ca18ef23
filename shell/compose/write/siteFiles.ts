import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFileInfo } from '@portfolio/contract';
import { resolveInside, toIntegrity } from '@portfolio/registry';

/** A folder that becomes a site. Each file is put into it once, and its size and hash are noted. */
export interface SiteFolder {
  folder: string;
  /** By name relative to the folder. Compressed copies are not among them. */
  files: ReadonlyMap<string, ReleaseFileInfo>;
  /** Writes a file. */
  write(name: string, content: string | Buffer): ReleaseFileInfo;
  /** Puts in a file that is somewhere else, under its name here; its size and hash are known. */
  add(name: string, info: ReleaseFileInfo, place: (target: string) => void): void;
}

/** Empties a folder for a site that is to be written. */
export function createSiteFolder(folder: string): SiteFolder {
  fs.rmSync(folder, { recursive: true, force: true });
  const files = new Map<string, ReleaseFileInfo>();
  const made = new Set<string>();
  const toTarget = (name: string) => {
    const target = resolveInside(folder, name);
    const parent = path.dirname(target);
    if (!made.has(parent)) fs.mkdirSync(parent, { recursive: true });
    made.add(parent);
    return target;
  };
  return {
    folder,
    files,
    write(name, content) {
      const data = Buffer.from(content);
      const info = { bytes: data.length, integrity: toIntegrity(data) };
      fs.writeFileSync(toTarget(name), data);
      files.set(name, info);
      return info;
    },
    add(name, { bytes, integrity }, place) {
      // A file of two releases is the same one.
      if (files.has(name)) return;
      files.set(name, { bytes, integrity });
      place(toTarget(name));
    },
  };
}

/**
 * Gives a file a second name, or a copy where the file system has no links across these folders. The content is shared:
 * neither is ever written in place.
 */
export function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // Too many links, another drive, or no links at all; any other fault the copy reports.
    fs.copyFileSync(source, target);
  }
}

import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFileInfo } from '@portfolio/contract';
import { resolveInside, toIntegrity } from '@portfolio/registry';

/** A folder that becomes a site. Each file is added once, and its size and hash are recorded. */
export interface SiteFolder {
  folder: string;
  /** By name relative to the folder, without compressed copies. */
  files: ReadonlyMap<string, ReleaseFileInfo>;
  /** Writes a file. */
  write(name: string, content: string | Buffer): ReleaseFileInfo;
  /** Adds an existing file, whose size and hash are known, under a name in the site. */
  add(name: string, info: ReleaseFileInfo, place: (target: string) => void): void;
}

/** Creates an empty folder for a site. */
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
      // Two releases may share a file.
      if (files.has(name)) return;
      files.set(name, { bytes, integrity });
      place(toTarget(name));
    },
  };
}

/**
 * Links a file under a second name, or copies it if the file system does not support links between these folders. The
 * content is shared, so neither file may be overwritten in place.
 */
export function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // Too many links, another drive, or no support for links; copying reports any other fault.
    fs.copyFileSync(source, target);
  }
}

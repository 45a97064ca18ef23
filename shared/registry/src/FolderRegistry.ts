import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { LIMITS } from '@portfolio/contract/validate';
import { assertNotLarger } from './assertNotLarger';
import { isErrno, toFolderFault } from './folderFaults';
import type { SweepableRegistry } from './Registry';
import { resolveInside } from './resolveInside';

/**
 * A registry in a folder of this machine or of a network drive.
 *
 * @param location - absolute path; created by the first write
 * @param publicUrl - where browsers get the folder's files; without it, sites hold copies
 */
export function createFolderRegistry(location: string, publicUrl?: string): SweepableRegistry {
  return {
    location,
    publicUrl,

    async read(file, maxBytes = LIMITS.fileBytes) {
      try {
        const stored = resolveInside(location, file);
        assertNotLarger(file, (await fs.stat(stored)).size, maxBytes, location);
        return await fs.readFile(stored);
      } catch (cause) {
        if (cause instanceof SiteError) throw cause;
        if (!isErrno(cause, 'ENOENT')) throw toFolderFault(cause, `read ${file}`, location);
        throw new SiteError(
          `Failed to read ${file}: the registry ${location} does not have it. Deploy the release first, or correct PORTFOLIO_REGISTRY.`,
          'NOT_IN_REGISTRY',
          { cause },
        );
      }
    },

    async list(folder) {
      try {
        return (await fs.readdir(resolveInside(location, folder))).sort();
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return [];
        throw toFolderFault(error, `list ${folder}`, location);
      }
    },

    async create(file, content) {
      try {
        return await createWhole(resolveInside(location, file), content);
      } catch (error) {
        throw toFolderFault(error, `write ${file}`, location);
      }
    },

    async listFiles(folder) {
      try {
        const names = await fs.readdir(resolveInside(location, folder), { recursive: true });
        const files = await Promise.all(
          names.map(async (name) => {
            const file = path.join(folder, name);
            const stats = await statIfThere(resolveInside(location, file));
            if (stats?.isFile() !== true) return [];
            return [{ path: file.split(path.sep).join('/'), writtenMs: stats.mtimeMs }];
          }),
        );
        return files.flat();
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return [];
        throw toFolderFault(error, `list ${folder}`, location);
      }
    },

    async remove(file) {
      try {
        await fs.rm(resolveInside(location, file), { force: true });
      } catch (error) {
        throw toFolderFault(error, `remove ${file}`, location);
      }
    },
  };
}

/** Written aside, then linked: readers see the whole file or none, and link refuses what exists. */
async function createWhole(target: string, content: Buffer): Promise<boolean> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  const draft = path.join(path.dirname(target), `.${randomUUID()}.draft`);
  try {
    await fs.writeFile(draft, content, { flag: 'wx', flush: true });
    return await fs.link(draft, target).then(
      () => true,
      (error: unknown) => {
        if (isErrno(error, 'EEXIST')) return false;
        throw error;
      },
    );
  } finally {
    await fs.rm(draft, { force: true });
  }
}

/** A draft may be gone between being listed and being looked at. */
async function statIfThere(file: string) {
  try {
    return await fs.stat(file);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import type { Registry } from './Registry';

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/**
 * A registry in a folder of this machine or of a network drive.
 *
 * @param location - absolute path; created by the first write
 */
export function createFolderRegistry(location: string): Registry {
  return {
    location,

    async read(file) {
      try {
        return await fs.readFile(path.join(location, file));
      } catch (cause) {
        if (!isErrno(cause, 'ENOENT')) throw cause;
        throw new SiteError(
          `Failed to read ${file}: the registry ${location} does not have it. Deploy the release first, or correct PORTFOLIO_REGISTRY.`,
          'NOT_IN_REGISTRY',
          { cause },
        );
      }
    },

    async list(folder) {
      try {
        return (await fs.readdir(path.join(location, folder))).sort();
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return [];
        throw error;
      }
    },

    async create(file, content) {
      const target = path.join(location, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Written aside, then linked: readers see the whole file or none, and link refuses what exists.
      const draft = path.join(path.dirname(target), `.${randomUUID()}.draft`);
      try {
        await fs.writeFile(draft, content, { flag: 'wx', flush: true });
        await fs.link(draft, target);
        return true;
      } catch (error) {
        if (isErrno(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await fs.rm(draft, { force: true });
      }
    },
  };
}

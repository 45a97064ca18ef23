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
 * @param location - absolute path; the first write creates it
 * @param publicUrl - where browsers fetch the folder's files; without it, sites contain copies
 */
export function createFolderRegistry(location: string, publicUrl?: string): SweepableRegistry {
  return {
    location,
    publicUrl,

    async read(file, maxBytes = LIMITS.fileBytes) {
      try {
        const stored = await resolveLinkInside(location, file);
        const stats = await fs.stat(stored);
        // A pipe would keep the reader waiting for ever.
        if (!stats.isFile()) throw createNoFileFault(file, location);
        assertNotLarger(file, stats.size, maxBytes, location);
        return await fs.readFile(stored);
      } catch (cause) {
        if (cause instanceof SiteError) throw cause;
        if (await isObstructed(cause, location)) throw createNoFileFault(file, location, cause);
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
        return (await fs.readdir(await resolveLinkInside(location, folder))).sort();
      } catch (error) {
        if (error instanceof SiteError) throw error;
        if (isErrno(error, 'ENOENT') || (await isObstructed(error, location))) return [];
        throw toFolderFault(error, `list ${folder}`, location);
      }
    },

    async create(file, content) {
      try {
        const target = resolveInside(location, file);
        await assertNearestInside(location, file);
        return await createAtomically(target, content);
      } catch (error) {
        if (error instanceof SiteError) throw error;
        throw toFolderFault(error, `write ${file}`, location);
      }
    },

    async listFiles(folder) {
      try {
        const names = await fs.readdir(await resolveLinkInside(location, folder), { recursive: true });
        const found = await Promise.all(
          names.map(async (name) => {
            const file = path.join(folder, name).split(path.sep).join('/');
            return { file, stats: await statIfThere(path.join(location, folder, name)) };
          }),
        );
        const links = found.filter(({ stats }) => stats?.isSymbolicLink() === true);
        return found.flatMap(({ file, stats }) =>
          stats?.isFile() !== true || links.some((link) => file.startsWith(`${link.file}/`))
            ? []
            : [{ path: file, writtenMs: stats.mtimeMs }],
        );
      } catch (error) {
        if (error instanceof SiteError) throw error;
        if (isErrno(error, 'ENOENT')) return [];
        throw toFolderFault(error, `list ${folder}`, location);
      }
    },

    async remove(file) {
      try {
        const stored = resolveInside(location, file);
        await resolveLinkInside(location, path.posix.dirname(file));
        await fs.rm(stored, { force: true });
      } catch (error) {
        if (error instanceof SiteError) throw error;
        if (isErrno(error, 'ENOENT')) return;
        throw toFolderFault(error, `remove ${file}`, location);
      }
    },
  };
}

/**
 * Whether something of another kind is in the place of a file or folder in the registry, such as a file where a folder is
 * expected. Anyone who publishes may have left it there, so it concerns that path only, unless the registry is no folder.
 */
async function isObstructed(error: unknown, location: string): Promise<boolean> {
  if (isErrno(error, 'ELOOP')) return true;
  return isErrno(error, 'ENOTDIR') && (await fs.stat(location)).isDirectory();
}

function createNoFileFault(file: string, location: string, cause?: unknown): SiteError {
  return new SiteError(
    `Failed to read ${file}: in the registry ${location}, it or a folder of its path is of another kind, such as a folder, a pipe or a loop of links. Remove that, and restore the file if a pin names it.`,
    'NOT_IN_REGISTRY',
    { cause },
  );
}

/**
 * Resolves an existing file or folder, following links, and refuses one outside of the registry. The empty name and
 * "." are the registry itself.
 */
async function resolveLinkInside(location: string, name: string): Promise<string> {
  const named = resolveInside(location, name === '.' ? '' : name);
  const [root, found] = await Promise.all([fs.realpath(location), fs.realpath(named)]);
  if (found === root || found.startsWith(root + path.sep)) return found;
  throw new SiteError(
    `Failed to use ${name}: it is a link that leads out of the registry ${location}. Put the file itself there, or remove the link.`,
    'LINK_OUT_OF_REGISTRY',
  );
}

/**
 * Refuses to write through a link that leads out of the registry, by checking the nearest existing folder of the file.
 */
async function assertNearestInside(location: string, file: string): Promise<void> {
  for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
    try {
      await resolveLinkInside(location, folder);
      return;
    } catch (error) {
      if (!isErrno(error, 'ENOENT')) throw error;
    }
}

/** Written to a draft, then linked: readers see the whole file or none, and link refuses to overwrite. */
async function createAtomically(target: string, content: Buffer): Promise<boolean> {
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

/** A draft may vanish after it was listed. Links are not files of the registry: publishing never creates one. */
async function statIfThere(file: string) {
  try {
    return await fs.lstat(file);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

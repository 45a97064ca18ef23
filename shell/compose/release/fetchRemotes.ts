import fs from 'node:fs';
import path from 'node:path';
import { type PinsFile, type Release, type ReleasePin, SiteError } from '@portfolio/contract';
import {
  type BuildTargetName,
  forEachConcurrently,
  isReleaseFault,
  readPinnedRelease,
  readReleaseFile,
  type Registry,
  resolveInside,
  type Warn,
} from '@portfolio/registry';

/** One pinned release, read and verified. */
export interface PinnedRemote {
  release: Release;
  pin: ReleasePin;
  /** Folder with the files of its node build. */
  nodeFolder: string;
}

/**
 * Reads every pinned release and writes its verified node build to a folder it can be loaded from.
 *
 * @param cacheDir - node builds are cached here by hash
 * @throws {SiteError} if a release is missing or a hash differs
 */
export async function fetchPinnedRemotes(
  registry: Registry,
  pins: PinsFile,
  cacheDir: string,
): Promise<PinnedRemote[]> {
  return Promise.all(
    Object.entries(pins.remotes).map(([id, pin]) => fetchRemote(registry, id, pin, cacheDir)),
  );
}

/**
 * Does the same as `fetchPinnedRemotes`, but leaves out missing or damaged releases with a warning.
 *
 * @param warn - called for each release that is left out
 */
export async function fetchIntactRemotes(
  registry: Registry,
  remotes: PinsFile['remotes'],
  cacheDir: string,
  warn: Warn,
): Promise<PinnedRemote[]> {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([id, pin]) => {
      try {
        return [await fetchRemote(registry, id, pin, cacheDir)];
      } catch (error) {
        if (!isReleaseFault(error)) throw error;
        warn(error.message);
        return [];
      }
    }),
  );
  return found.flat();
}

/** Reads one release and writes its verified node build to a folder it can be loaded from. */
export async function fetchRemote(
  registry: Registry,
  id: string,
  pin: ReleasePin,
  cacheDir: string,
): Promise<PinnedRemote> {
  const release = await readPinnedRelease(registry, id, pin);
  const nodeFolder = path.join(cacheDir, 'node', id, toFolderName(pin.integrity));
  await copyReleaseFiles(registry, release, 'node', nodeFolder);
  return { release, pin, nodeFolder };
}

/** The cache folder for the browser files of a remote's releases. */
export function getWebFolder(cacheDir: string, id: string): string {
  return path.join(cacheDir, 'web', id);
}

/**
 * Puts a release's verified browser files into the folder of `getWebFolder`.
 *
 * @param isWanted - selects files; default all
 */
export function fetchWebFiles(
  registry: Registry,
  release: Release,
  cacheDir: string,
  isWanted?: (file: string) => boolean,
): Promise<void> {
  return copyReleaseFiles(registry, release, 'web', getWebFolder(cacheDir, release.id), isWanted);
}

/**
 * Copies a build's files into a folder. Each one is read from the registry and verified, even if the folder has it
 * already: damage in the registry must be found now, not by visitors or by the next machine that composes.
 */
async function copyReleaseFiles(
  registry: Registry,
  release: Release,
  target: BuildTargetName,
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<void> {
  await forEachConcurrently(Object.keys(release[target].files).filter(isWanted), async (file) => {
    const content = await readReleaseFile(registry, release, target, file);
    const destination = resolveInside(folder, file);
    try {
      placeFile(destination, content);
    } catch (cause) {
      if (!TAKEN.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
      throw new SiteError(
        `[${release.id}] Failed to fetch ${file} of ${release.version}: another release has a folder of that name, or a file in place of its folder, and a site carries both. Publish a version with other file names; if no pin names the other release any more, remove ${folder}.`,
        'FILE_CONFLICT',
        { cause },
      );
    }
  });
}

/** The codes of the system's errors if a folder is where a file should be, or the other way round: in a bucket, a name can be both. */
const TAKEN = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY']);

function placeFile(destination: string, content: Buffer): void {
  if (fs.existsSync(destination) && fs.readFileSync(destination).equals(content)) return;
  fs.mkdirSync(path.dirname(destination), { recursive: true });
  // Never overwrite a file in place: a composed site may be linked to it.
  const draft = `${destination}.${process.pid}.draft`;
  try {
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, destination);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function toFolderName(integrity: string): string {
  return integrity.replace(/[^A-Za-z0-9]/g, '').slice(-16);
}

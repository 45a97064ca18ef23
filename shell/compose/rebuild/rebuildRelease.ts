import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type PinsFile, type ReleasePin, SiteError } from '@portfolio/contract';
import {
  type BuildOrigin,
  readOrigin,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import { checkOut } from './checkOut';
import { compareReleases } from './compareReleases';
import { type Installation, installPackages } from './installPackages';
import { runProgram } from './runProgram';

interface RebuildOptions {
  registry: Registry;
  pins: PinsFile;
  id: string;
  version: string;
  /** Folder of the current repository. */
  root: string;
  /** Folder or URL of the repository that has the commit; default `root`. */
  repository?: string | undefined;
  /** Called with each line of progress. */
  log: (line: string) => void;
}

/** How a rebuilt release compares with the published one. */
export interface Rebuild {
  id: string;
  version: string;
  commit: string;
  packages: Installation;
  /** The differences, one line each; empty if the bytes are the same. */
  differences: readonly string[];
}

/**
 * Rebuilds the commit that a release claims to come from in a temporary folder, and compares the release files. It runs
 * the commit's own build with the caller's rights; the attestation only chooses the commit and the folder.
 *
 * @throws {SiteError} code `UNKNOWN_ORIGIN`, `NO_COMMIT` or `REBUILD_FAILED`, or any error of reading the release
 */
export async function rebuildRelease(options: RebuildOptions): Promise<Rebuild> {
  const { registry, pins, id, version, root, repository = root, log } = options;
  const pin = await findPin(registry, pins, id, version);
  const { commit, path: folder } = await readSource(registry, id, pin);
  const clone = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `rebuild-${id}-`)));
  const clean = () => fs.rmSync(clone, { recursive: true, force: true });
  const stop = () => process.exit(130);
  process.once('exit', clean).once('SIGINT', stop).once('SIGTERM', stop);
  try {
    log(`[${id}] Building ${version} again, from ${folder} of the commit ${commit} …`);
    await checkOut(repository, commit, clone);
    const packages = await installPackages(clone, root);
    log(
      packages === 'linked'
        ? `[${id}] The packages are those installed here: the lock file is the same.`
        : `[${id}] The packages were installed by npm: the lock file is another one than here.`,
    );
    const dir = path.join(clone, folder);
    await runProgram(dir, 'npm', 'run', '--silent', 'build');
    const published = await registry.read(pin.release);
    const rebuilt = fs.readFileSync(path.join(dir, 'dist/release.json'));
    return { id, version, commit, packages, differences: compareReleases(published, rebuilt) };
  } finally {
    clean();
    process.off('exit', clean).off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** If the version is pinned, the pinned release counts, not what the registry has under that version now. */
async function findPin(
  registry: Registry,
  { remotes }: PinsFile,
  id: string,
  version: string,
): Promise<ReleasePin> {
  const pinned = Object.hasOwn(remotes, id) ? remotes[id] : undefined;
  const pin = [pinned, pinned?.previous].find((one) => one?.version === version);
  if (pin === undefined || pin === null) return (await readRelease(registry, id, version)).pin;
  await readPinnedRelease(registry, id, pin);
  return pin;
}

async function readSource(registry: Registry, id: string, { version, integrity }: ReleasePin) {
  const stated = await readOrigin(registry, id, version, integrity);
  const problem = stated.isKnown
    ? findProblem(stated.origin)
    : `its attestation is ${stated.reason}. ${stated.detail}`;
  if (stated.isKnown && stated.origin.commit !== null && problem === undefined)
    return { ...stated.origin, commit: stated.origin.commit };
  throw new SiteError(
    `[${id}] Failed to build ${version} again: ${problem} Ask its team to deploy a higher version from a commit.`,
    'UNKNOWN_ORIGIN',
  );
}

function findProblem({ commit, isDirty }: BuildOrigin): string | undefined {
  if (commit === null) return 'its attestation names no commit.';
  return isDirty === true ? `it was built with uncommitted changes on top of ${commit}.` : undefined;
}

import { isRemoteId, type Release, type ReleasePin, SiteError, toRemoteNames } from '@portfolio/contract';
import { formatProblems, LIMITS, validateJson, validateRelease } from '@portfolio/contract/validate';
import path from 'node:path';
import semver from 'semver';
import { assertHash } from './assertHash';
import { toIntegrity } from './hash';
import { type BuildTargetName, isReleaseFault, type Registry } from './Registry';
import { toFilePath, toReleasePath } from './registryPaths';

/** Receives a sentence about a fault that does not affect other releases. */
export type Warn = (sentence: string) => void;

/** A release with the pin that would select it. */
export interface FoundRelease {
  release: Release;
  pin: ReleasePin;
}

/** Lists the remotes that have published something; everything else in a registry has another kind of name. */
export async function listRemoteIds(registry: Registry): Promise<string[]> {
  return (await registry.list('')).filter((name) => isRemoteId(name));
}

/**
 * Lists a remote's published versions, newest first.
 *
 * @param registry - the registry to look in
 * @param id - the remote's
 * @param warn - called for each file that is not a release
 * @returns semantic versions; empty if nothing was published
 */
export async function listVersions(registry: Registry, id: string, warn: Warn = () => {}): Promise<string[]> {
  const names = await registry.list(path.posix.dirname(toReleasePath(id, '')));
  const versions = names
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const version = name.endsWith(FILE_EXTENSION) ? name.slice(0, -FILE_EXTENSION.length) : '';
      if (isVersion(version)) return [version];
      warn(
        `[${id}] ${toReleasePath(id, '').replace(FILE_EXTENSION, name)} in ${registry.location} is not a release: its name is not a version. Remove it.`,
      );
      return [];
    });
  return semver.rsort(versions);
}

/** The highest of these versions that is not a prerelease: the meaning of "latest". */
export function findLatest(versions: readonly string[]): string | undefined {
  return semver.rsort(versions.filter((version) => semver.prerelease(version) === null))[0];
}

const FILE_EXTENSION = '.json';

function isVersion(text: string): boolean {
  return text.length <= LIMITS.nameLength && semver.valid(text) === text;
}

/**
 * Reads one published release.
 *
 * @throws {SiteError} code `BAD_REMOTE_ID`, `BAD_VERSION`, `NOT_IN_REGISTRY`, `TOO_LARGE` or `BAD_RELEASE`
 */
export async function readRelease(registry: Registry, id: string, version: string): Promise<FoundRelease> {
  const release = toCheckedReleasePath(id, version);
  const bytes = await registry.read(release, LIMITS.jsonBytes);
  return {
    release: parseRelease(bytes, id, version),
    pin: { version, release, integrity: toIntegrity(bytes) },
  };
}

/**
 * Reads a release that nothing depends on: if it is broken, that concerns only its team.
 *
 * @param registry - the registry to look in
 * @param id - the remote's
 * @param version - a published one
 * @param warn - called with the problem
 * @returns undefined if it is missing or broken
 */
export async function findRelease(
  registry: Registry,
  id: string,
  version: string,
  warn: Warn,
): Promise<FoundRelease | undefined> {
  try {
    return await readRelease(registry, id, version);
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    warn(error.message);
    return undefined;
  }
}

/**
 * Reads the release a pin names and verifies the release file against the pin.
 *
 * @throws {SiteError} code `BAD_REMOTE_ID`, `BAD_VERSION`, `NOT_IN_REGISTRY`, `TOO_LARGE`, `BAD_RELEASE` or
 *   `BAD_HASH`
 */
export async function readPinnedRelease(
  registry: Registry,
  id: string,
  { version, release, integrity }: ReleasePin,
): Promise<Release> {
  const expected = toCheckedReleasePath(id, version);
  if (release !== expected)
    throw new SiteError(
      `[${id}] Failed to read ${version}: the pin names ${release}, and its release file is ${expected}. Pin it again with "npm run pins -- set ${id} ${version}".`,
      'BAD_RELEASE',
    );
  const bytes = await registry.read(release, LIMITS.jsonBytes);
  assertHash(bytes, { id, path: release, integrity }, registry);
  return parseRelease(bytes, id, version);
}

/** Checks id and version before they become part of a path. */
function toCheckedReleasePath(id: string, version: string): string {
  if (!isVersion(version))
    throw new SiteError(
      `[${id}] Failed to read the release ${JSON.stringify(version.slice(0, LIMITS.nameLength))}: that is not a version. Write it as "1.2.3".`,
      'BAD_VERSION',
    );
  return toReleasePath(toRemoteNames(id).id, version);
}

/**
 * Reads one file of a release and verifies its hash.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `TOO_LARGE` or `BAD_HASH`
 */
export async function readReleaseFile(
  registry: Registry,
  release: Release,
  target: BuildTargetName,
  file: string,
): Promise<Buffer> {
  const stored = toFilePath(release.id, target, file);
  const { files } = release[target];
  const info = Object.hasOwn(files, file) ? files[file] : undefined;
  const bytes = await registry.read(stored, info?.bytes);
  assertHash(bytes, { id: release.id, path: stored, integrity: info?.integrity }, registry);
  return bytes;
}

/** Parses a release file and checks that its id and version are the requested ones. */
function parseRelease(bytes: Buffer, id: string, version: string): Release {
  const parsed = validateJson(bytes);
  const validation = parsed.isValid ? validateRelease(parsed.value) : parsed;
  const problems = validation.isValid ? listMismatches(validation.value, id, version) : validation.problems;
  if (validation.isValid && problems.length === 0) return validation.value;
  throw new SiteError(
    `[${id}] Failed to read the release file of ${version}: it is not valid.\n${formatProblems(problems)}\nPublish the release again under a new version.`,
    'BAD_RELEASE',
  );
}

function listMismatches(release: Release, id: string, version: string) {
  return Object.entries({ id, version })
    .filter(([key, expected]) => release[key as 'id' | 'version'] !== expected)
    .map(([key, expected]) => ({
      path: key,
      message: `is "${release[key as 'id' | 'version']}" in the release file of ${id} ${version}. It must be "${expected}".`,
    }));
}

import { type Release, type ReleasePin, REMOTE_ID_PATTERN, SiteError } from '@portfolio/contract';
import { formatProblems, validateRelease } from '@portfolio/contract/validate';
import semver from 'semver';
import { toIntegrity } from './hash';
import type { BuildTargetName, Registry } from './Registry';
import { toFilePath, toReleasePath } from './registryPaths';

/** A release with the pin that would hold it. */
export interface FoundRelease {
  release: Release;
  pin: ReleasePin;
}

/** Lists the remotes of which something was published; what else a registry keeps has another kind of name. */
export async function listRemoteIds(registry: Registry): Promise<string[]> {
  return (await registry.list('')).filter((name) => REMOTE_ID_PATTERN.test(name));
}

/**
 * Lists a remote's published versions, newest first.
 *
 * @returns semantic versions; empty where nothing was published
 */
export async function listVersions(registry: Registry, id: string): Promise<string[]> {
  const names = await registry.list(`${id}/releases`);
  return semver.rsort(
    names
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => name.slice(0, -'.json'.length)),
  );
}

/**
 * Reads one published release.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_RELEASE`
 */
export async function readRelease(registry: Registry, id: string, version: string): Promise<FoundRelease> {
  const path = toReleasePath(id, version);
  const bytes = await registry.read(path);
  return {
    release: parseRelease(bytes, id),
    pin: { version, release: path, integrity: toIntegrity(bytes) },
  };
}

/**
 * Reads the release a pin names and verifies the release file against the pin.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `BAD_RELEASE` or `BAD_HASH`
 */
export async function readPinnedRelease(registry: Registry, id: string, pin: ReleasePin): Promise<Release> {
  const bytes = await registry.read(pin.release);
  assertHash(bytes, pin.integrity, `[${id}] release file ${pin.release}`, registry);
  return parseRelease(bytes, id);
}

/**
 * Reads one file of a release, verified.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `BAD_HASH`
 */
export async function readReleaseFile(
  registry: Registry,
  release: Release,
  target: BuildTargetName,
  file: string,
): Promise<Buffer> {
  const path = toFilePath(release.id, target, file);
  const bytes = await registry.read(path);
  assertHash(bytes, release[target].files[file]?.integrity, `[${release.id}] ${path}`, registry);
  return bytes;
}

function assertHash(bytes: Buffer, expected: string | undefined, what: string, { location }: Registry): void {
  const found = toIntegrity(bytes);
  if (found !== expected)
    throw new SiteError(
      `Failed to verify ${what}: it hashes to ${found}, not to ${expected}. The registry ${location} was changed after publishing; restore the file, or publish and pin a new version.`,
      'BAD_HASH',
    );
}

function parseRelease(bytes: Buffer, id: string): Release {
  let parsed: unknown;
  try {
    parsed = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new SiteError(
      `[${id}] Failed to read the release file: it is not JSON. Publish the release again.`,
      'BAD_RELEASE',
      { cause },
    );
  }
  const validation = validateRelease(parsed);
  if (!validation.isValid)
    throw new SiteError(
      `[${id}] Failed to read the release file: it is not valid.\n${formatProblems(validation.problems)}\nPublish the release again under a new version.`,
      'BAD_RELEASE',
    );
  return validation.value;
}

import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Release, type ReleaseFileInfo, SiteError } from '@portfolio/contract';
import { type BuildOrigin, toAttestationBytes } from './attestation';
import { ensureFiles } from './ensureFiles';
import { forEachConcurrently } from './forEachConcurrently';
import { hasIntegrity } from './hash';
import type { BuildTargetName, Registry } from './Registry';
import { toAttestationPath, toFilePath, toReleasePath, toSbomPath } from './registryPaths';

const TARGETS: readonly BuildTargetName[] = ['web', 'node'];

/** Where a build leaves its bill of materials. */
export const SBOM_FILE = 'dist/sbom.cdx.json';

/**
 * Publishes the built release of a remote's folder: first its files, then the release file, so that any release that
 * can be pinned is complete, and its attestation last. After an interruption, publishing again uses what is there.
 *
 * @param dir - the remote's folder, with `dist/web` and `dist/node`
 * @param release - the content of its release file, valid
 * @param registry - the target
 * @param origin - the build's origin; without it there is no attestation
 * @param key - signs the attestation
 * @throws {SiteError} code `VERSION_EXISTS` if this version was already published with other content;
 * `FILE_CONFLICT` if a file of the same name has other content, or a local file is not the one that was built; those of
 * `Registry` if it cannot be used
 */
export async function publishRelease(
  dir: string,
  release: Release,
  registry: Registry,
  origin?: BuildOrigin,
  key?: KeyObject,
): Promise<{ location: string }> {
  try {
    await publish(dir, release, registry, origin, key);
  } catch (error) {
    throw toPublishError(error, release);
  }
  return { location: registry.location };
}

async function publish(
  dir: string,
  release: Release,
  registry: Registry,
  origin: BuildOrigin | undefined,
  key: KeyObject | undefined,
): Promise<void> {
  const { id, version } = release;
  const releasePath = toReleasePath(id, version);
  const bytes = toReleaseBytes(release);
  const files = listFiles(dir, release);
  const attest = async () =>
    origin !== undefined &&
    (await registry.create(
      toAttestationPath(id, version),
      toAttestationBytes(id, version, bytes, origin, key),
    ));
  if ((await registry.list(path.posix.dirname(releasePath))).includes(path.posix.basename(releasePath))) {
    if ((await registry.read(releasePath)).equals(bytes)) {
      // An earlier run was interrupted after the release file: before its attestation, or before its last look at the files.
      await ensureFiles(registry, files);
      if (await attest()) return;
    }
    throw createVersionExistsError(release, registry);
  }

  await forEachConcurrently(files, async ({ path: stored, read }) =>
    createOnce(registry, stored, await read(), release),
  );

  const isNew = await registry.create(releasePath, bytes);
  if (!isNew) throw createVersionExistsError(release, registry);
  await attest();
  await ensureFiles(registry, files);
}

/** All files that a release file names: where each was built, and where it is stored. */
function listFiles(dir: string, { id, version, sbom, ...builds }: Release) {
  const toFile = (local: string, stored: string, { integrity }: ReleaseFileInfo) => ({
    path: stored,
    async read() {
      const content = await fs.readFile(path.join(dir, local));
      if (hasIntegrity(content, integrity)) return content;
      throw new SiteError(
        `[${id}] Failed to publish ${version}: ${local} is not the file that was built. Build it again.`,
        'FILE_CONFLICT',
      );
    },
  });
  return [
    ...TARGETS.flatMap((target) =>
      Object.entries(builds[target].files).map(([file, info]) =>
        toFile(`dist/${target}/${file}`, toFilePath(id, target, file), info),
      ),
    ),
    ...(sbom === undefined ? [] : [toFile(SBOM_FILE, toSbomPath(id, version, sbom.integrity), sbom)]),
  ];
}

/** Adds the release to an error of the registry, and that nothing is lost. */
function toPublishError(error: unknown, { id, version }: Release): unknown {
  if (!(error instanceof SiteError) || error.message.startsWith(`[${id}]`)) return error;
  return new SiteError(
    `[${id}] Failed to publish ${version}: the registry refused it. ${error.message}\nThen deploy again: files that are already there are kept, and nothing that is incomplete can be pinned.`,
    error.code,
    { cause: error },
  );
}

/** The bytes of a release file, from which a pin's hash is computed. */
export function toReleaseBytes(release: Release): Buffer {
  return Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
}

async function createOnce(registry: Registry, file: string, content: Buffer, { id, version }: Release) {
  if (await registry.create(file, content)) return;
  const existing = await registry.read(file);
  if (!existing.equals(content))
    throw new SiteError(
      `[${id}] Failed to publish ${version}: ${file} exists in ${registry.location} with other content. Published files are never overwritten; change the file's name or repair the registry.`,
      'FILE_CONFLICT',
    );
}

function createVersionExistsError({ id, version }: Release, { location }: Registry): SiteError {
  return new SiteError(
    `[${id}] Failed to publish ${version}: it is already in ${location}, and a published release is never overwritten. Raise the version ("npm version minor"), then deploy again.`,
    'VERSION_EXISTS',
  );
}

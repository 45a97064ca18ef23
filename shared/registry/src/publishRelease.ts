import fs from 'node:fs/promises';
import path from 'node:path';
import { type Release, SiteError } from '@portfolio/contract';
import { toIntegrity } from './hash';
import { openRegistry } from './openRegistry';
import type { BuildTargetName, Registry } from './Registry';
import { toFilePath, toReleasePath } from './registryPaths';

const TARGETS: readonly BuildTargetName[] = ['web', 'node'];

/**
 * Publishes the built release of a remote's folder. Its files go first and the release file last, so that a
 * release that can be pinned is whole.
 *
 * @param dir - the remote's folder, with `dist/web` and `dist/node`
 * @param release - its release file, valid
 * @param registry - where to; default the configured one
 * @throws {SiteError} code `VERSION_EXISTS` where this version was published before with other content;
 *   `FILE_CONFLICT` where a file of the same name has other content
 */
export async function publishRelease(
  dir: string,
  release: Release,
  registry: Registry = openRegistry(dir),
): Promise<{ location: string }> {
  const { id, version } = release;
  const releasePath = toReleasePath(id, version);
  if ((await registry.list(path.posix.dirname(releasePath))).includes(path.posix.basename(releasePath)))
    throw createVersionExistsError(release, registry);

  for (const target of TARGETS)
    for (const [file, { integrity }] of Object.entries(release[target].files)) {
      const content = await fs.readFile(path.join(dir, 'dist', target, file));
      if (toIntegrity(content) !== integrity)
        throw new SiteError(
          `[${id}] Failed to publish ${version}: dist/${target}/${file} is not the file that was built. Build it again.`,
          'FILE_CONFLICT',
        );
      await createOnce(registry, toFilePath(id, target, file), content, release);
    }

  const isNew = await registry.create(releasePath, toReleaseBytes(release));
  if (!isNew) throw createVersionExistsError(release, registry);
  return { location: registry.location };
}

/** A release file's bytes: what a pin's hash is of. */
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
    `[${id}] Failed to publish ${version}: it is already in ${location}, and a published release is never overwritten. Raise the version in remotes/${id}/package.json ("npm version minor -w remotes/${id} --no-git-tag-version"), then deploy again.`,
    'VERSION_EXISTS',
  );
}

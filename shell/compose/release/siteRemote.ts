import { type Release, toRemoteNames } from '@portfolio/contract';
import { type Registry, toFilePath } from '@portfolio/registry';
import type { ReleaseRef, SiteRemote } from '../shell-build/shellBuild';
import { requireIntegrity } from './requireIntegrity';

/** URL of a remote's browser files: on this site, or where its registry shows them to browsers. */
export function getBaseUrl({ publicUrl }: Pick<Registry, 'publicUrl'>, id: string): string {
  return publicUrl === undefined ? toRemoteNames(id).webPath : publicUrl + toFilePath(id, 'web', '');
}

/**
 * A pinned release as the site map takes it.
 *
 * @param baseUrl - of its browser files
 * @param previous - the release that was pinned before, where this shell can use it
 */
export function toSiteRemote(release: Release, baseUrl: string, previous: Release | null = null): SiteRemote {
  const { id, container, catalogue } = release;
  const ref = { id, container, baseUrl, ...toReleaseRef(release, baseUrl) };
  if (previous === null) return { ref, catalogue };
  return {
    ref: { ...ref, previous: toReleaseRef(previous, baseUrl) },
    catalogue,
    previousPages: Object.keys(previous.pages),
  };
}

/** A release as a browser asks for it. */
export function toReleaseRef({ version, web }: Release, baseUrl: string): ReleaseRef {
  return { version, entry: { url: baseUrl + web.entry, integrity: requireIntegrity(web.files, web.entry) } };
}

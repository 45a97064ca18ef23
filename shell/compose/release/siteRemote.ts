import { type Release, toRemoteNames } from '@portfolio/contract';
import { type Registry, toFilePath } from '@portfolio/registry';
import type { ReleaseRef, SiteRemote } from '../shell-build/shellBuild';
import { requireIntegrity } from './requireIntegrity';

/** URL of a remote's browser files: on this site, or in a registry with a public URL. */
export function getBaseUrl({ publicUrl }: Pick<Registry, 'publicUrl'>, id: string): string {
  return publicUrl === undefined ? toRemoteNames(id).webPath : publicUrl + toFilePath(id, 'web', '');
}

/**
 * Converts a pinned release into the form that the site map takes.
 *
 * @param baseUrl - of its browser files
 * @param previous - the fallback, if this shell can run it
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

/** The data that a browser needs to load a release. */
export function toReleaseRef({ version, web }: Release, baseUrl: string): ReleaseRef {
  return { version, entry: { url: baseUrl + web.entry, integrity: requireIntegrity(web.files, web.entry) } };
}

import { type Release, toRemoteNames } from '@portfolio/contract';
import type { ReleaseRef, SiteRemote } from '../../src/site-map/siteMap';

/**
 * A pinned release as the site map takes it. Its files are served from this site.
 *
 * @param previous - the release that was pinned before, where this shell can use it
 */
export function toSiteRemote(release: Release, previous: Release | null = null): SiteRemote {
  const { id, container, catalogue } = release;
  const ref = { id, container, baseUrl: toRemoteNames(id).webPath, ...toReleaseRef(release) };
  if (previous === null) return { ref, catalogue };
  return {
    ref: { ...ref, previous: toReleaseRef(previous) },
    catalogue,
    previousPages: Object.keys(previous.pages),
  };
}

/** A release as a browser asks for it on this site. */
export function toReleaseRef({ id, version, web }: Release): ReleaseRef {
  const integrity = web.files[web.entry]?.integrity ?? '';
  return { version, entry: { url: toRemoteNames(id).webPath + web.entry, integrity } };
}

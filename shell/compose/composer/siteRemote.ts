import { type Release, toRemoteNames } from '@portfolio/contract';
import type { SiteRemote } from '../../src/site-map/siteMap';

/** A pinned release as the site map takes it. Its files are served from this site. */
export function toSiteRemote({ id, version, container, web, catalogue }: Release): SiteRemote {
  const { webPath } = toRemoteNames(id);
  const integrity = web.files[web.entry]?.integrity ?? '';
  return {
    ref: { id, version, container, baseUrl: webPath, entry: { url: webPath + web.entry, integrity } },
    catalogue,
  };
}

import { toIntegrity } from '@portfolio/registry';
import type { SitePlan } from '../plan/createPlan';
import type { WrittenSite } from '../write/writeSite';
import { type CarriedOver, carryOver, listNamedReleases } from './carryOver';
import { toFileList } from './compositionRecord';
import { recordComposition } from './recordComposition';

interface History {
  carriedOver: CarriedOver;
  /** Logs that the composition becomes the live one; to be called before it does. */
  log: () => Promise<void>;
}

/** Records a composition that is about to go live, and copies files of earlier ones into its site. */
export async function keepHistory(plan: SitePlan, site: WrittenSite): Promise<History> {
  const { id, source, shell, facts, releases } = plan;
  const { registry } = releases;
  const fileList = toFileList(site.files);
  // The site has every file of this shell build and these releases, so carryOver can skip them.
  const placed = [
    source.shell,
    ...(source.releasesUrl === null ? listNamedReleases(source.remotes).map(({ pin }) => pin.integrity) : []),
  ];
  const { siteUrl, revoked = [] } = source;
  const carriedOver = await carryOver({ registry, site: site.folder, siteUrl, id, placed, revoked });
  const data = [...site.files].filter(([name]) =>
    name.startsWith(shell.renderer.HASHED_FOLDERS.data.slice(1)),
  );
  const log = await recordComposition({
    registry,
    shell,
    site: site.folder,
    fileList,
    record: {
      schema: 2,
      id,
      contract: facts.contract,
      ...source,
      files: toIntegrity(fileList),
      data: Object.fromEntries(data.map(([name, { integrity }]) => [`/${name}`, integrity])),
    },
  });
  return { carriedOver, log };
}

import { toIntegrity } from '@portfolio/registry';
import type { SitePlan } from '../plan/createPlan';
import type { WrittenSite } from '../write/writeSite';
import { type CarriedOver, carryOver, listPins } from './carryOver';
import { toFileList } from './compositionRecord';
import { recordComposition } from './recordComposition';

interface History {
  carriedOver: CarriedOver;
  /** Notes that the composition is put in its place. */
  log: () => Promise<void>;
}

/** Records a composition that is about to be put in its place, and lets its site keep the files of those before it. */
export async function keepHistory(plan: SitePlan, site: WrittenSite): Promise<History> {
  const { id, source, shell, facts, releases } = plan;
  const { registry } = releases;
  const fileList = toFileList(site.files);
  // Files that this composition shares with earlier ones need not be looked up one by one.
  const placed = [
    source.shell,
    ...(source.releasesUrl === null ? listPins(source.remotes).map(({ pin }) => pin.integrity) : []),
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

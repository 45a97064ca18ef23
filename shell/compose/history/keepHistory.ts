import type { ShellBuild } from '@portfolio/build';
import { CONTRACT_VERSION } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { type CarriedOver, carryOver, listPins } from './carryOver';
import type { CompositionRecord } from './compositionRecord';
import { recordComposition } from './recordComposition';

interface KeepOptions {
  registry: Registry;
  /** Folder of the site that is about to go live. */
  site: string;
  /** The shell's `dist/`. */
  dist: string;
  shell: ShellBuild;
  record: Omit<CompositionRecord, 'schema' | 'contract'>;
}

/** Records a composition that is about to go live, and lets its site keep the files of those before it. */
export async function keepHistory({
  registry,
  site,
  dist,
  shell,
  record,
}: KeepOptions): Promise<CarriedOver> {
  const { id, siteUrl, remotes, releasesUrl } = record;
  // What earlier compositions have in common with this one need not be looked for, file by file.
  const releases = releasesUrl === null ? listPins(remotes).map(({ pin }) => pin.integrity) : [];
  const placed = [record.shell, ...releases];
  const carriedOver = await carryOver({ registry, site, siteUrl, id, placed });
  await recordComposition({
    registry,
    dist,
    shell,
    site,
    record: { schema: 1, contract: CONTRACT_VERSION, ...record },
  });
  return carriedOver;
}

import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import {
  readOrigin,
  readPackages,
  readPinnedRelease,
  readRelease,
  type Registry,
  type StatedOrigin,
} from '@portfolio/registry';
import { listMounts } from '../gate/rights';
import { listPageRights } from '../release/pageRights';
import { compareValues, listNames } from './compareValues';
import { describeState } from './describePins';
import { diffCards, diffPages } from './diffPages';
import type { Rows } from '../terminal/table';

/** The differences between a pinned release and another one. */
export interface ReleaseDiff {
  pages: Rows;
  /** The texts of lists, feeds and links about its entries that differ. */
  cards: Rows;
  /** Pages and redirects that are added, removed or lead elsewhere. */
  addresses: Rows;
  /** The total size of its browser files, and the number of its catalogue entries. */
  totals: Rows;
  singletons: Rows;
  /** The lists of work, origins and permissions that the releases ask for, and the pages that do. */
  rights: Rows;
  /** Packages whose code they contain, according to their bills of materials. */
  packages: Rows;
  /**
   * The versions they were built against and the origin that their attestations state; whether one was rolled back or
   * revoked.
   */
  origins: Rows;
}

/** Compares a pinned release with another version; {@link ReleaseDiff} lists what is compared. */
export async function diffRelease(
  pins: PinsFile,
  registry: Registry,
  id: string,
  version: string,
): Promise<ReleaseDiff> {
  // First, so that a wrong argument is reported as such, also if the pinned release cannot be read.
  const found = await readRelease(registry, id, version);
  const pin = pins.remotes[id];
  const from = pin === undefined ? null : await readPinnedRelease(registry, id, pin);
  const to = found.release;
  const readStated = (one: ReleasePin) => readOrigin(registry, id, one.version, one.integrity);
  const stated = {
    from: pin === undefined ? null : toSource(await readStated(pin)),
    to: toSource(await readStated(found.pin)),
  };
  const packages = {
    from: from === null ? {} : await listBundled(registry, from),
    to: await listBundled(registry, to),
  };
  const states = [from, to].map((release) => release && describeState(pins, id, release.version));
  const heading = [from?.version ?? 'not pinned', to.version, 'change'];
  return {
    pages: [['page', ...heading], ...diffPages(from, to)],
    cards: [['card', ...heading], ...diffCards(from, to)],
    addresses: [
      ['address', ...heading],
      ...listNames(listAddresses(from), listAddresses(to))
        .map((address) =>
          compareValues(address, listAddresses(from)[address] ?? null, listAddresses(to)[address] ?? null),
        )
        .filter(([, , , change]) => change !== ''),
    ],
    totals: [
      ['in all', ...heading],
      compareValues('browser files', from && sumBytes(from), sumBytes(to), ' B'),
      compareValues('entries of the catalogue', from && `${from.catalogue.length}`, `${to.catalogue.length}`),
      compareValues('entries with portfolio', from && countCards(from), countCards(to)),
    ],
    singletons: [
      ['singleton', ...heading],
      ...listNames(from?.singletons, to.singletons).map((name) =>
        compareValues(name, from?.singletons[name] ?? null, to.singletons[name] ?? null),
      ),
    ],
    rights: [
      ['asks for', ...heading],
      ...listNames(listRights(from), listRights(to)).map((name) =>
        compareValues(name, listRights(from)[name] ?? null, listRights(to)[name] ?? null),
      ),
    ],
    packages: [
      ['package', ...heading],
      ...listNames(packages.from, packages.to)
        .map((name) => compareValues(name, packages.from[name] ?? null, packages.to[name] ?? null))
        .filter(([, , , change]) => change !== ''),
    ],
    origins: [
      ['origin (as stated, not verified)', ...heading],
      compareValues('commit', stated.from?.commit ?? null, stated.to.commit),
      compareValues('built at', stated.from?.builtAt ?? null, stated.to.builtAt),
      compareValues('contract', from?.contract ?? null, to.contract),
      ...(states.some((state) => state !== null)
        ? [['state', ...states.map((state) => state ?? '-'), '']]
        : []),
      ...(pin?.unchecked === undefined
        ? []
        : [compareValues('not loaded in a browser because', pin.unchecked, null)]),
    ],
  };
}

function toSource(stated: StatedOrigin): Record<'commit' | 'builtAt', string> {
  if (!stated.isKnown) {
    const unknown = `unknown: the attestation is ${stated.reason}`;
    return { commit: unknown, builtAt: unknown };
  }
  const { commit, isDirty, finishedAt } = stated.origin;
  const text = commit === null ? 'none: not built in a git repository' : commit;
  return {
    commit: isDirty === true ? `${text} and uncommitted changes` : text,
    builtAt: finishedAt,
  };
}

/** Version and licence of each package; several versions of one package are listed together. */
async function listBundled(registry: Registry, release: Release): Promise<Record<string, string>> {
  const packages = await readPackages(registry, release);
  if (packages === null) return { 'all packages': 'not known: it has no bill of materials' };
  const versions: Record<string, string> = {};
  for (const { name, version, licence } of packages) {
    const text = `${version} (${licence ?? 'no licence'})`;
    versions[name] = versions[name] === undefined ? text : `${versions[name]}, ${text}`;
  }
  return versions;
}

/** The target of each address. */
function listAddresses(release: Release | null): Record<string, string> {
  const addresses = (release?.catalogue ?? []).flatMap(({ id, path, redirects = [] }) =>
    path === null
      ? []
      : [[path, `page "${id}"`] as const, ...redirects.map((one) => [one, `redirect to ${path}`] as const)],
  );
  return Object.fromEntries(addresses);
}

function sumBytes({ web }: Release): number {
  return Object.values(web.files).reduce((sum, { bytes }) => sum + bytes, 0);
}

function countCards({ catalogue }: Release): string {
  return `${catalogue.filter(({ portfolio }) => portfolio).length}`;
}

/** The entries in each list of work, and the pages that ask for each origin and permission. */
function listRights(release: Release | null): Record<string, string> {
  const pages = new Map<string, string[]>(
    release === null ? [] : listMounts(release).map((name) => [name, ['its catalogue']]),
  );
  for (const { path, connectOrigins, permissions } of release === null ? [] : listPageRights(release))
    for (const name of [...permissions, ...connectOrigins])
      pages.set(name, [...(pages.get(name) ?? []), path]);
  return Object.fromEntries([...pages].map(([name, paths]) => [name, paths.join(', ')]));
}

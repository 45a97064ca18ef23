import { PROJECT_TYPE_NAMES, PROJECT_TYPES, type Release } from '@portfolio/contract';
import type { Refusal } from '../release/compatibility';
import type { ShellRenderer } from '../shell-build/shellBuild';

/** A name that may only be used once on a site. Names are compared without regard to case. */
interface Claim {
  name: string;
  /** The use of the name: an owner may claim several names for the same purpose. */
  purpose: string;
}

/** The shell or a remote, with all its claims. */
export interface Claimant {
  /** Null for the shell. */
  remoteId: string | null;
  /** For messages. */
  owner: string;
  claims: readonly Claim[];
}

/** Lists the addresses of the shell: its pages, their other spellings, and the lists of projects by type. */
export function listShellClaims({ createSiteMap, listRedirects }: ShellRenderer): Claimant {
  const paths = [...listRedirects(createSiteMap([]))].map(([path]) => path);
  const types = PROJECT_TYPE_NAMES.flatMap((type) =>
    listSpellings(type).map((spelling) => `/work/${spelling}`),
  );
  return {
    remoteId: null,
    owner: 'the shell',
    claims: [...paths, ...types].map((path) => ({ name: path, purpose: path })),
  };
}

/** Lists the claims of a release: addresses of its pages, ids of its catalogue entries, its global name. */
export function listReleaseClaims(release: Release): Claimant {
  const { id, version, container, catalogue } = release;
  const claims = catalogue.flatMap((entry, index) => [
    ...listAddresses(entry).map((path) => ({ name: path, purpose: `page ${index}` })),
    { name: `catalogue id "${entry.id}"`, purpose: `entry ${index}` },
  ]);
  return {
    remoteId: id,
    owner: `${id} ${version}`,
    claims: [...claims, { name: `global name "${container}"`, purpose: 'container' }],
  };
}

/** Lists every address that leads to a page of a release, in lower case. */
export function listReleaseAddresses({ catalogue }: Release): Set<string> {
  return new Set(catalogue.flatMap(listAddresses).map((path) => path.toLowerCase()));
}

/** The path of a page, its article under the other spellings of its type, and its redirects. */
function listAddresses({ type, path, redirects = [] }: Release['catalogue'][number]): string[] {
  if (path === null) return [];
  const article = path.slice(path.lastIndexOf('/') + 1);
  return [path, ...listSpellings(type).map((spelling) => `/work/${spelling}/${article}`), ...redirects];
}

function listSpellings(type: keyof typeof PROJECT_TYPES): string[] {
  const { segment, aliases } = PROJECT_TYPES[type];
  return [segment, ...aliases];
}

/**
 * Finds names that two claimants use, or that one uses for two purposes. Reports one name for each such pair.
 *
 * @param remoteId - the remote to check; default all
 */
export function checkClaims(claimants: readonly Claimant[], remoteId?: string): Refusal[] {
  const taken = new Map<string, { claimant: Claimant; purpose: string }>();
  const refusals = new Map<string, Refusal>();
  for (const claimant of claimants)
    for (const { name, purpose } of claimant.claims) {
      const key = name.toLowerCase();
      const first = taken.get(key);
      if (first === undefined) taken.set(key, { claimant, purpose });
      if (first === undefined || (first.claimant === claimant && first.purpose === purpose)) continue;
      const ids = [first.claimant.remoteId, claimant.remoteId];
      if (remoteId !== undefined && !ids.includes(remoteId)) continue;
      const pair = JSON.stringify([first.claimant.owner, first.purpose, claimant.owner, purpose]);
      if (!refusals.has(pair)) refusals.set(pair, toRefusal(name, first.claimant, claimant));
    }
  return [...refusals.values()];
}

function toRefusal(name: string, first: Claimant, second: Claimant): Refusal {
  if (first === second)
    return {
      check: 'conflicts',
      problem: `${name} is claimed twice by ${first.owner}.`,
      nextStep: 'Give each page and each entry of the catalogue its own, and release again.',
    };
  return {
    check: 'conflicts',
    problem: `${name} is claimed by ${first.owner} and by ${second.owner}.`,
    nextStep:
      first.remoteId === null
        ? `Release ${second.remoteId} without it.`
        : 'Agree which remote owns it, and release the other one without it.',
  };
}

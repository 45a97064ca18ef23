import { type Allowed, PROJECT_TYPES, type Release, type ReleasePin } from '@portfolio/contract';
import { describeOverweight, listOverweights, type Overweight } from '@portfolio/contract/weights';
import type { Refusal } from '../release/compatibility';
import { joinRights, listPageRights } from '../release/pageRights';
import type { Team } from '../release/teams';
import { checkCounts } from './checkCounts';

/** The maximum number of pages that a message names. */
const NAMED_COUNT = 5;

/** The lists of work in which a catalogue has entries: pages or cards without a page. */
export function listMounts({ catalogue }: Release): string[] {
  return [...new Set(catalogue.map(toMount))].sort();
}

function toMount({ type }: Release['catalogue'][number]): string {
  return `/work/${PROJECT_TYPES[type].segment}`;
}

/** Everything a release asks for beyond the rights of every release, by the names under which it can be allowed. */
function listRequestedRights(release: Release): Required<Allowed> {
  const { connectOrigins, permissions } = joinRights(listPageRights(release));
  return {
    origins: connectOrigins,
    permissions,
    weights: listOverweights(release).map(({ name }) => name),
    mounts: listMounts(release),
  };
}

/** Joins two sets of exceptions. */
export function joinAllowed(one: Allowed, other: Allowed): Allowed {
  const join = <T extends string>(first: readonly T[] = [], second: readonly T[] = []) => [
    ...first,
    ...second,
  ];
  return {
    origins: join(one.origins, other.origins),
    permissions: join(one.permissions, other.permissions),
    weights: join(one.weights, other.weights),
    mounts: join(one.mounts, other.mounts),
  };
}

/**
 * Selects the exceptions for a pin: those that its release asks for and that a maintainer allows now or has allowed
 * before.
 *
 * @returns undefined if there are none
 */
export function selectAllowed(
  release: Release,
  before: Allowed | undefined,
  added: Allowed | 'all',
): Allowed | undefined {
  const asked = listRequestedRights(release);
  const select = <K extends keyof Allowed>(key: K): Allowed => {
    const known = new Set<string>([
      ...(before?.[key] ?? []),
      ...((added === 'all' ? asked : added)[key] ?? []),
    ]);
    const values = asked[key].filter((name) => known.has(name));
    return values.length === 0 ? {} : { [key]: values };
  };
  const allowed = {
    ...select('origins'),
    ...select('permissions'),
    ...select('weights'),
    ...select('mounts'),
  };
  return Object.keys(allowed).length === 0 ? undefined : allowed;
}

/**
 * Refuses a release that asks for more than its pin allows.
 *
 * @param team - its lists of work restrict a pin that names none: one from before they were recorded, or edited by hand
 */
export function checkRights(
  release: Release,
  { allowed = {} }: ReleasePin,
  team?: Pick<Team, 'mounts'>,
): Refusal[] {
  const { id, version, catalogue } = release;
  const rights = listPageRights(release);
  const asked = listRequestedRights(release);
  const mounts = allowed.mounts ?? team?.mounts;
  const toRefusal = (name: string, option: string, paths: readonly string[]): Refusal => ({
    check: 'rights',
    problem: `${id} ${version} asks for ${name} on ${nameSome(paths)}, and its pin does not allow it.`,
    nextStep: `Find out why the page needs it, then pin with ${option} ${name}; or release without it.`,
  });
  const find = (isAsking: (page: (typeof rights)[number]) => boolean) =>
    rights.filter(isAsking).map(({ path }) => path);
  return [
    ...listMissing(asked.origins, allowed.origins).map((origin) =>
      toRefusal(
        origin,
        '--allow-origin',
        find(({ connectOrigins }) => connectOrigins.includes(origin)),
      ),
    ),
    ...listMissing(asked.permissions, allowed.permissions).map((name) =>
      toRefusal(
        name,
        '--allow-permission',
        find(({ permissions }) => permissions.includes(name)),
      ),
    ),
    ...(mounts === undefined ? [] : listMissing(asked.mounts, mounts)).map((mount) =>
      toRefusal(
        mount,
        '--allow-mount',
        catalogue.flatMap((entry) => (toMount(entry) === mount ? [entry.path ?? `"${entry.id}"`] : [])),
      ),
    ),
    ...checkCounts(release),
    ...listOverweights(release)
      .filter(({ name }) => !(allowed.weights ?? []).includes(name))
      .map((overweight) => toWeightRefusal(release, overweight)),
  ];
}

function nameSome(paths: readonly string[]): string {
  const more = paths.length - NAMED_COUNT;
  return paths.slice(0, NAMED_COUNT).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function toWeightRefusal({ id, version }: Release, overweight: Overweight): Refusal {
  return {
    check: 'weight',
    problem: `${id} ${version}: ${describeOverweight(overweight)}.`,
    nextStep: `Make it smaller and release again, or pin with --allow-weight ${overweight.name}.`,
  };
}

function listMissing<T>(asked: readonly T[], allowed: readonly T[] = []): T[] {
  return asked.filter((name) => !allowed.includes(name));
}

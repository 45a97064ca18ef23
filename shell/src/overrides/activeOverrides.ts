import { keepLoaded } from '../loading/keepLoaded';
import { COOKIE_NAMES, findCookie } from '../browser/siteCookie';
import { type ComposedSite, loadComposition } from './loadComposition';
import { type ActiveOverride, describeRevokedOverride, resolveOverride } from './override';
import { readStoredOverrides } from './overrideStorage';
import { parseOverrides, removeOverrides } from './storeOverrides';

/** By remote, the overrides of this browser that passed every check. */
export type ActiveOverrides = ReadonlyMap<string, ActiveOverride>;

/**
 * Checks stored overrides, which may have any origin. Invalid ones are ignored.
 *
 * @returns the valid overrides, and messages on the invalid ones and, by remote, on those with a revoked release
 */
export function resolveOverrides(
  text: string | null,
  { facts, canUseDevServers }: ComposedSite,
): { active: ActiveOverrides; problems: readonly string[]; revoked: ReadonlyMap<string, string> } {
  const active = new Map<string, ActiveOverride>();
  const problems: string[] = [];
  const revoked = new Map<string, string>();
  const stored = parseOverrides(text);
  if (stored === undefined)
    return { active, problems: ['the stored value is not a list of overrides'], revoked };
  for (const [remoteId, value] of Object.entries(stored)) {
    const revocation = describeRevokedOverride(facts, remoteId, value);
    if (revocation !== undefined) {
      revoked.set(remoteId, revocation);
      continue;
    }
    const resolved = resolveOverride(facts, remoteId, value);
    const problem = typeof resolved === 'string' ? resolved : findDevProblem(resolved, canUseDevServers);
    if (problem !== undefined) problems.push(problem);
    else if (typeof resolved !== 'string') active.set(remoteId, resolved);
  }
  return { active, problems, revoked };
}

/** The browser only connects to a dev server if the page's policy allows it. */
function findDevProblem({ override }: ActiveOverride, canUseDevServers: boolean): string | undefined {
  if (override.kind === 'release') return undefined;
  if (!canUseDevServers) return 'this server allows no dev server';
  const known = findCookie(COOKIE_NAMES.devServers)?.split(' ') ?? [];
  return known.includes(override.origin) ? undefined : `this server does not know ${override.origin}`;
}

const loadOverrides = keepLoaded(async () => {
  const nothing = { active: new Map<string, ActiveOverride>(), revoked: new Map<string, string>() };
  try {
    const { active, problems, revoked } = resolveOverrides(readStoredOverrides(), await loadComposition());
    for (const problem of problems)
      console.warn(
        `[overrides] Ignored an override: ${problem}. “Back to all pins” on /composition removes it.`,
      );
    for (const reason of revoked.values()) console.warn(`[overrides] Removed an override: ${reason}`);
    if (revoked.size > 0) removeOverrides(revoked.keys());
    return { active, revoked };
  } catch (error) {
    console.warn(
      '[overrides] Ignored all overrides: the list of releases of this site could not be read.',
      error,
    );
    return nothing;
  }
});

/** Loads the overrides in use; they do not change while this document is open. */
export const loadActiveOverrides = keepLoaded(
  async (): Promise<ActiveOverrides> => (await loadOverrides()).active,
);

/** Loads messages on the overrides that were removed when this document loaded, because their releases were revoked. */
export const loadRevokedOverrides = keepLoaded(async (): Promise<readonly string[]> => [
  ...(await loadOverrides()).revoked.values(),
]);

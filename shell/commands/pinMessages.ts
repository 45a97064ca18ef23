import { describeRendered } from '../compose/pin/describeRendered';
import type { RevokeResult } from '../compose/pin/revokeRelease';
import { describeRefusals, type PinResult } from '../compose/pin/setPin';
import type { Proposal } from '../compose/propose/describeProposal';
import type { Rebuild } from '../compose/rebuild/rebuildRelease';
import { toTable } from '../compose/terminal/table';
import type { Difference } from '../compose/verify/compareSite';

/** The next step after the pins have changed. */
export const NEXT = 'Next: "npm run compose" puts it on the site.';

export function toDifferenceTable(differences: readonly Difference[]): string {
  return toTable([
    ['path', 'what', 'expected', 'found'],
    ...differences.map(({ path, what, expected, found }) => [path, what, expected, found]),
  ]);
}

export function describeRevoked(
  id: string,
  version: string,
  { isPinned, fallbackVersion }: RevokeResult,
): string {
  const replace =
    fallbackVersion === null
      ? `"npm run pins -- set ${id} <version>" pins another`
      : `"npm run pins -- rollback ${id}" pins ${fallbackVersion}`;
  const next = isPinned
    ? `It is still pinned, and compose refuses that. Next: ${replace}.`
    : 'Next: "npm run compose" withdraws it from the site.';
  return `[${id}] Revoked ${version}. ${next}`;
}

export function describeRebuild({ id, version, commit, differences }: Rebuild): string {
  if (differences.length === 0) return `[${id}] ${version} matches ${commit}, byte for byte.`;
  return [
    `[${id}] ${version} does NOT match ${commit}:`,
    ...differences.map((line) => `- ${line}`),
    `Next: ask its team how it was built, and do not pin it until you know.`,
  ].join('\n');
}

export function describeResult(result: PinResult): string {
  if (result.refusals.length > 0) return describeRefusals(result);
  const { id, version, previousVersion, fallbackVersion, isWritten, resolution, renderedCount, mounts } =
    result;
  const table = toTable([
    ['singleton', 'required', 'provided'],
    ...resolution.map(({ singleton, range, version: provided }) => [singleton, range, provided]),
  ]);
  const outcome = isWritten
    ? `[${id}] Pinned ${version} (before: ${previousVersion ?? 'nothing'}; last known good: ${fallbackVersion ?? 'none'}). ${NEXT}`
    : `[${id}] ${version} may be pinned; nothing was written.`;
  return `${table}\n${describeRendered(renderedCount)}. On the lists of ${mounts.join(', ') || 'nothing'}.\n${outcome}`;
}

export function describeOutcome(proposal: Proposal, out: string): string {
  const { remote, version, branch, isAccepted } = proposal;
  if (!isAccepted)
    return `[${remote}] The gate refuses ${version}: ${out}/report.md says why. Nothing else was written.`;
  const next =
    branch === null
      ? `"git am ${out}/pins.patch" applies it`
      : `push the branch ${branch}, and open it with ${out}/report.md as its text`;
  return `[${remote}] Proposed ${version}. Next: ${next}.`;
}

import type { LoadableRelease } from '../remotes/releaseSlots';
import type { CompositionFacts, ComposedRemote, OfferedRelease } from '../composition/compositionFacts';
import { isDevOrigin } from './devServerUrl';

/** What a browser uses in the place of a pin, as it is stored: addresses and hashes come from the composition alone. */
export type Override = { kind: 'release'; version: string } | { kind: 'dev-server'; origin: string };

/** An override that was checked. */
export interface ActiveOverride {
  remoteId: string;
  override: Override;
  pinnedVersion: string;
  /** What is loaded in the place of the pinned release. */
  release: LoadableRelease;
}

/** The version that loads of a dev server carry in events. */
const DEV_VERSION = 'dev';

/** Finds the pinned release among those that the site carries. */
export function findPinned(
  { pins }: CompositionFacts,
  { id, releases }: ComposedRemote,
): OfferedRelease | undefined {
  return releases.find(({ version }) => version === pins.remotes[id]?.version);
}

/**
 * Checks an override and finds what it leads to.
 *
 * @param override - as it was stored: anything
 * @returns a text where it is refused, which says why
 */
export function resolveOverride(
  facts: CompositionFacts,
  remoteId: string,
  override: unknown,
): ActiveOverride | string {
  const remote = facts.remotes.find(({ id }) => id === remoteId);
  if (remote === undefined) return `there is no remote “${remoteId}”`;
  const { container, baseUrl, releases } = remote;
  const pinnedVersion = facts.pins.remotes[remoteId]?.version ?? '';
  const common = { remoteId, pinnedVersion };
  const { kind, version, origin } = Object(override) as Partial<Record<string, unknown>>;
  if (kind === 'release' && typeof version === 'string') {
    const offered = releases.find((candidate) => candidate.version === version);
    if (offered === undefined) return `this site does not carry ${remoteId} ${version}`;
    if (version === pinnedVersion) return `${remoteId} ${version} is what is pinned`;
    const release = { id: remoteId, container, baseUrl, version, entry: offered.entry };
    return { ...common, override: { kind, version }, release };
  }
  if (kind === 'dev-server' && typeof origin === 'string') {
    if (!isDevOrigin(origin)) return `${origin} is not a dev server of this machine`;
    const entry = { url: `${origin}/remoteEntry.js`, integrity: '' };
    const release = {
      id: remoteId,
      container,
      baseUrl: `${origin}/`,
      version: DEV_VERSION,
      entry,
      isFromDevServer: true,
    };
    return { ...common, override: { kind, origin }, release };
  }
  return `what is stored for ${remoteId} is not an override`;
}

/** Says that an override names a release that was revoked, when and why; undefined where it does not. */
export function describeRevocation(
  { pins }: CompositionFacts,
  remoteId: string,
  override: unknown,
): string | undefined {
  const { kind, version } = Object(override) as Partial<Record<string, unknown>>;
  const found = pins.revoked?.find((one) => one.id === remoteId && one.version === version);
  if (kind !== 'release' || found === undefined) return undefined;
  const reason = found.reason.replace(/[\s.]+$/, '');
  return `${remoteId} ${found.version} was revoked on ${found.date}: ${reason}. This browser uses the pinned release again.`;
}

/** An override in words, such as "1.2.0" or "the dev server at http://localhost:3005". */
export function toOverrideText(override: Override): string {
  return override.kind === 'release' ? override.version : `the dev server at ${override.origin}`;
}

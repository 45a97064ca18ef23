import type { LoadableRelease } from '../remotes/releaseSlots';
import type { CompositionFacts, ComposedRemote, OfferedRelease } from '../composition/compositionFacts';
import { isDevOrigin } from './devServerUrl';

/** A stored override of a pin. Contains no URLs or hashes: those come only from the composition. */
export type Override = { kind: 'release'; version: string } | { kind: 'dev-server'; origin: string };

/** An override that passed the checks. */
export interface ActiveOverride {
  remoteId: string;
  override: Override;
  pinnedVersion: string;
  /** The release to load instead of the pinned one. */
  release: LoadableRelease;
}

/** The version in events for loads from a dev server. */
const DEV_VERSION = 'dev';

/** Finds the pinned release among those that the site includes. */
export function findPinned(
  { pins }: CompositionFacts,
  { id, releases }: ComposedRemote,
): OfferedRelease | undefined {
  return releases.find(({ version }) => version === pins.remotes[id]?.version);
}

/**
 * Checks an override and resolves it to a release.
 *
 * @param override - the stored value, not validated
 * @returns a text with the reason if it is refused
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
    if (offered === undefined) return `this site does not include ${remoteId} ${version}`;
    if (version === pinnedVersion) return `${remoteId} ${version} is the pinned release`;
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
  return `the value stored for ${remoteId} is not an override`;
}

/** Describes when and why the release of an override was revoked; undefined if it was not. */
export function describeRevokedOverride(
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

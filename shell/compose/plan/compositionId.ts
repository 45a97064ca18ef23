import { createHash } from 'node:crypto';
import type { PinsFile } from '@portfolio/contract';
import type { OfferedReleases } from '../release/carriedReleases';

/**
 * Increment it when composing writes other bytes from the same shell build and pins: other file locations or lists. The
 * content of documents, feeds and headers belongs to the shell's build. `compose.test.ts` fails if it is forgotten.
 */
export const COMPOSER_FORMAT = 11;

/** Everything that determines the bytes of a site. */
export interface CompositionSource {
  /** The format of the composer that made it. */
  format: number;
  /** Hash of the description of the shell build, which hashes every file of it. */
  shell: string;
  remotes: PinsFile['remotes'];
  /** Origin of canonical links. */
  siteUrl: string;
  /** Where browsers load the files of releases from; null if the site holds copies. */
  releasesUrl: string | null;
  hasServiceWorker: boolean;
  /** Releases that pins do not name and that can be tried as overrides. */
  offered: OfferedReleases;
  /** Whether these are all releases of the registry. */
  hasAllReleases: boolean;
  /** Whether pages list the scripts that may run. */
  hasPolicyInPages: boolean;
  /** Where load events are sent; absent if they stay in the browser. */
  eventsUrl?: string | undefined;
  /** Releases that were revoked; absent if there are none. */
  revoked?: PinsFile['revoked'];
}

/** The id of a composition: a hash of all its inputs, twelve hexadecimal digits. */
export function toCompositionId(source: CompositionSource): string {
  const { format, shell, remotes, siteUrl, releasesUrl, hasServiceWorker, offered, hasAllReleases } = source;
  const { hasPolicyInPages, revoked = [], eventsUrl } = source;
  const parts = [
    ...[
      format,
      shell,
      remotes,
      siteUrl,
      releasesUrl,
      hasServiceWorker,
      offered,
      hasAllReleases,
      hasPolicyInPages,
    ],
    ...(revoked.length > 0 ? [revoked] : []),
    ...(eventsUrl === undefined ? [] : [{ eventsUrl }]),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

import { SiteError } from '@portfolio/contract';
import { askSite } from './askSite';

/** Larger than the facts of any site. */
const MAX_BYTES = 4 * 1024 * 1024;

/** What a live site says about itself, which need not be true. */
export interface LiveFacts {
  compositionId: string | null;
  /** The inputs it claims to be composed from, each as text. */
  inputs: ReadonlyMap<string, string>;
}

/**
 * Requests what a site says about itself.
 *
 * @throws {SiteError} code `SITE_UNREACHABLE` if it does not respond
 */
export async function askFacts(origin: string, factsUrl: string): Promise<LiveFacts> {
  const expected = { content: { bytes: MAX_BYTES, integrity: '', type: '' } };
  const found = await askSite(new URL(factsUrl, origin), expected, 'identity', null);
  if (typeof found === 'string')
    throw new SiteError(
      `Failed to verify ${origin}: ${found}. Correct the address, or check that the site is up.`,
      'SITE_UNREACHABLE',
    );
  try {
    return toLiveFacts(JSON.parse(String(found.content)));
  } catch {
    return { compositionId: null, inputs: new Map() };
  }
}

/** Reads the facts of a site, ours or another one. */
export function toLiveFacts(value: unknown): LiveFacts {
  const facts =
    typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map<string, unknown>();
  const id: unknown = facts.get('compositionId');
  return {
    compositionId: typeof id === 'string' && /^[0-9a-f]{12}$/.test(id) ? id : null,
    inputs: new Map(
      ['shellHash', 'siteUrl', 'releasesUrl', 'hasServiceWorker', 'hasAllReleases', 'pins'].map((name) => [
        name,
        JSON.stringify(facts.get(name)) ?? 'nothing',
      ]),
    ),
  };
}

/** Names the inputs in which two compositions differ, as part of a sentence. */
export function describeOtherInputs(one: LiveFacts, other: LiveFacts): string {
  const names = [...one.inputs.keys()].filter((name) => one.inputs.get(name) !== other.inputs.get(name));
  return names.length > 0
    ? `These differ: ${names.join(', ')}`
    : 'What differs is nothing that a site states: --policy-in-pages, PORTFOLIO_EVENTS_URL, or the version of the composer';
}

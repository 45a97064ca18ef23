import { COMPOSITION_URL, CONTRACT_VERSION, SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';

/** The part of the facts of a site that is read here; the rest is passed on. */
export interface SiteFacts {
  compositionId: string;
  contract: string;
  pins: { remotes: Record<string, { version: string }> };
  remotes: { id: string; baseUrl: string; paths: readonly string[] }[];
}

/** Timeout of one response, in milliseconds. */
export const LIMIT_MS = 20_000;

/**
 * Reads the facts about a deployed site: its composition, contract, pins and remotes.
 *
 * @param address - as typed
 * @returns its origin and its facts
 * @throws {SiteError} code `BAD_SITE` if the address is invalid, or not that of a composed site; `SITE_UNREACHABLE`;
 *   `OTHER_CONTRACT` if its shell is too old for this remote
 */
export async function readDeployedSite(address: string): Promise<{ origin: string; facts: SiteFacts }> {
  const { origin, facts } = await fetchFacts(parseSiteAddress(address));
  if (compareMajors(facts.contract) < 0)
    throw new SiteError(
      `Failed to open the site ${origin}: its shell has contract ${facts.contract}, and this remote a newer one, ${CONTRACT_VERSION}. Install the @portfolio packages of its major version, or name a site whose shell has yours.`,
      'OTHER_CONTRACT',
    );
  return { origin, facts };
}

/**
 * Compares the major version of a shell's contract with that of this remote: negative if the shell's is older. A shell
 * may understand an older contract for a time, never a newer one.
 */
export function compareMajors(contract: string): number {
  return Number(contract.split('.')[0]) - Number(CONTRACT_VERSION.split('.')[0]);
}

function parseSiteAddress(address: string): string {
  const url = parseUrl(address);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new SiteError(
    `Failed to open the site "${address}": it is not the address of a site. Give the part before its first path, such as https://portfolio.example.`,
    'BAD_SITE',
  );
}

/** Follows redirects, as from http to https: the returned origin is the one that answers for the site. */
async function fetchFacts(address: string): Promise<{ origin: string; facts: SiteFacts }> {
  let origin = address;
  let text: string;
  try {
    const response = await fetch(address + COMPOSITION_URL, { signal: AbortSignal.timeout(LIMIT_MS) });
    origin = new URL(response.url).origin;
    text = response.ok ? await response.text() : '';
  } catch (cause) {
    throw new SiteError(
      `Failed to open the site ${origin}: it does not answer (${describeCause(cause)}). Correct the address, or check whether the site is up.`,
      'SITE_UNREACHABLE',
      { cause },
    );
  }
  const facts = parseFacts(text);
  if (facts !== null) return { origin, facts };
  throw new SiteError(
    `Failed to open the site ${origin}: it has no ${COMPOSITION_URL}, so it is not a site composed by this shell. Correct the address.`,
    'BAD_SITE',
  );
}

/** `fetch` says only that it failed; why is in the cause. */
function describeCause(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string };
  return cause?.code ?? cause?.message ?? message;
}

function parseFacts(text: string): SiteFacts | null {
  try {
    const facts = JSON.parse(text) as Partial<SiteFacts & { schema: number }> | null;
    const isComplete =
      facts?.schema === 1 &&
      typeof facts.contract === 'string' &&
      Array.isArray(facts.remotes) &&
      typeof facts.pins?.remotes === 'object';
    return isComplete ? (facts as SiteFacts) : null;
  } catch {
    return null;
  }
}

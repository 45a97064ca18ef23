import { COMPOSITION_URL, DEV_SERVERS_ALLOWED, DEV_SERVERS_HEADER, SiteError } from '@portfolio/contract';
import { fetchPersistently } from '../loading/fetchPersistently';
import { keepLoaded } from '../loading/keepLoaded';
import type { CompositionFacts } from '../composition/compositionFacts';
import { getShellId, toShellId } from '../composition/shellId';

/** The current composition, and whether its server allows a maintainer to use dev servers. */
export interface ComposedSite {
  facts: CompositionFacts;
  /** True if the server's policy allows a dev server on this machine. */
  canUseDevServers: boolean;
}

export type LoadComposition = () => Promise<ComposedSite>;

/**
 * Creates the loader of the composition's facts.
 *
 * @param fetchFile - fetches the file and reads it
 */
export function createCompositionLoader(fetchFile: typeof fetchPersistently): LoadComposition {
  async function read(response: Response) {
    if (!response.ok) throw toError(`it answered ${response.status}`, 'Compose the site again.');
    const facts = (await response.json()) as Partial<CompositionFacts> | null;
    return { facts, canUseDevServers: response.headers.get(DEV_SERVERS_HEADER) === DEV_SERVERS_ALLOWED };
  }

  return keepLoaded(async () => {
    const { facts, canUseDevServers } = await fetchFile(COMPOSITION_URL, read);
    if (facts?.schema !== 1 || !Array.isArray(facts.remotes))
      throw toError('it does not describe a composition', 'Compose the site again.');
    // Other releases of a remote do not matter here: the available overrides depend on the shell.
    if (toShellId(facts.shellHash ?? '') !== getShellId())
      throw toError('the site has changed since this tab was opened', 'Load the page again.');
    return { facts: facts as CompositionFacts, canUseDevServers };
  });
}

function toError(cause: string, nextStep: string): SiteError {
  return new SiteError(`Failed to load ${COMPOSITION_URL}: ${cause}. ${nextStep}`, 'NO_COMPOSITION');
}

/** The site's own loader. */
export const loadComposition = createCompositionLoader(fetchPersistently);

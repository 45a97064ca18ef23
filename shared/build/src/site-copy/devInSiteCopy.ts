import type { DevServer } from '../devServer';
import { startRemoteDevServer } from '../devRemote';
import { findFreePort } from '../findFreePort';
import { assertPortFree } from '../listen';
import { readPort } from '../readPort';
import { readRemotePackage } from '../remote-folder/readRemotePackage';
import { listTaken } from './listTaken';
import { listPaged } from './localPages';
import { compareMajors, readDeployedSite, type SiteFacts } from './readDeployedSite';
import { startSiteCopy } from './startSiteCopy';
import { watchCatalogue } from './watchCatalogue';

/** A remote in a local copy of a deployed site. */
interface SiteCopy extends DevServer {
  id: string;
  /** For the terminal: the sources of the parts of the site. */
  lines: readonly string[];
}

/**
 * Starts the dev server of a remote, and a local copy of a deployed site that shows it, at `PORT` or a free port.
 *
 * @param dir - the remote's folder
 * @param address - the address of the deployed site
 * @throws {SiteError} code `PORT_TAKEN` or `BAD_PORT`, or one of {@link readDeployedSite}
 */
async function startInSiteCopy(dir: string, address: string): Promise<SiteCopy> {
  const port = readPort(0);
  const { id } = readRemotePackage(dir);
  await assertPortFree(port);
  const { origin: site, facts } = await readDeployedSite(address);
  const dev = await startRemoteDevServer(dir, { port: await findFreePort(), only: 'container' });
  const local = watchCatalogue(dir, id, `${dev.url}/`);
  const copy = await startSiteCopy({
    ...{ site, facts, id, devOrigin: dev.url, loadLocal: local.load },
    port: port === 0 ? await findFreePort() : port,
  });
  const pages = listPaged((await local.load()).catalogue).map(({ path }) => path);
  return {
    id,
    url: copy.url,
    lines: describeSite({ id, site, url: copy.url, facts, pages }),
    async stop() {
      await Promise.all([copy.stop(), dev.stop(), local.stop()]);
    },
  };
}

interface DescribeOptions {
  id: string;
  site: string;
  url: string;
  facts: SiteFacts;
  /** Paths of the remote's pages. */
  pages: readonly string[];
}

function describeSite({ id, site, url, facts, pages }: DescribeOptions): string[] {
  const pinned = facts.pins.remotes[id]?.version;
  const others = facts.remotes.filter((remote) => remote.id !== id);
  return [
    pinned === undefined
      ? `${site} has no remote ${id} yet: its pages are at their addresses, but no list of that site has them.`
      : `Your sources replace ${id} ${pinned}.`,
    `Everything else comes from ${site} as it is now (composition ${facts.compositionId}).`,
    ...(compareMajors(facts.contract) > 0
      ? [
          `WARNING: its shell has contract ${facts.contract}. Your older one only works while its maintainers allow it; see shared/docs/upgrades.md there.`,
        ]
      : []),
    ...listTaken(pages, others).map(
      (fault) => `WARNING: ${fault} on that site; the gate will refuse this. Choose another path.`,
    ),
    ...pages.map((path) => `  ${url}${path}`),
  ];
}

/** Serves one remote in a deployed site until it is interrupted. */
export async function devInSiteCopy(dir: string, address: string): Promise<void> {
  const { id, url, lines } = await startInSiteCopy(dir, address);
  console.log(`[${id}] A local copy of the site, with your sources, is at ${url}`);
  console.log(lines.join('\n'));
}

import type { PinsFile, Release } from '@portfolio/contract';
import { toRemoteNames } from '@portfolio/contract';
import { readPinnedRelease, type Registry, toIntegrity } from '@portfolio/registry';

/**
 * Verifies a live site against the pins, file by file: every browser file of every pinned release is there and hashes
 * to what was pinned.
 *
 * @param origin - of the site, such as "https://example.com"
 * @returns how many files were checked, and the faults, one sentence each
 */
export async function verifySite(
  { remotes }: PinsFile,
  registry: Registry,
  origin: string,
): Promise<{ fileCount: number; faults: string[] }> {
  const faults: string[] = [];
  let fileCount = 0;
  for (const [id, pin] of Object.entries(remotes)) {
    const release = await readPinnedRelease(registry, id, pin);
    for (const [file, { integrity }] of Object.entries(release.web.files)) {
      fileCount += 1;
      const fault = await checkFile(new URL(toRemoteNames(id).webPath + file, origin), integrity);
      if (fault !== null) faults.push(`[${id} ${release.version}] ${fault}`);
    }
    faults.push(...(await checkPages(release, origin)));
  }
  return { fileCount, faults };
}

async function checkFile(url: URL, integrity: string): Promise<string | null> {
  const content = await download(url);
  if (typeof content === 'string') return content;
  const found = toIntegrity(content);
  return found === integrity ? null : `${url.href} hashes to ${found}, not to ${integrity}.`;
}

/** A page of the release names its entry with its hash, or the site is of another composition. */
async function checkPages({ id, version, web, catalogue }: Release, origin: string): Promise<string[]> {
  const paths = catalogue.flatMap(({ path }) => (path === null ? [] : [path]));
  const faults = await Promise.all(
    paths.map(async (path) => {
      const url = new URL(path, origin);
      const content = await download(url);
      if (typeof content === 'string') return content;
      const integrity = web.files[web.entry]?.integrity ?? '';
      return content.includes(integrity) ? null : `${url.href} does not ask for the entry of ${version}.`;
    }),
  );
  return faults.filter((fault) => fault !== null).map((fault) => `[${id} ${version}] ${fault}`);
}

async function download(url: URL): Promise<Buffer | string> {
  try {
    const response = await fetch(url);
    return response.ok
      ? Buffer.from(await response.arrayBuffer())
      : `${url.href} answers ${response.status}.`;
  } catch (error) {
    return `${url.href} does not answer: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

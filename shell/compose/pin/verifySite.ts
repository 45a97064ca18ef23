import type { PinsFile, Release } from '@portfolio/contract';
import { readPinnedRelease, type Registry, toIntegrity } from '@portfolio/registry';
import { getBaseUrl } from '../release/siteRemote';

/**
 * Verifies a live site against the pins, file by file: every browser file of every pinned release is there and hashes
 * to what was pinned. Files that the registry shows to browsers are asked for there, as pages of the site ask for them.
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
      const fault = await checkFile(new URL(getBaseUrl(registry, id) + file, origin), integrity, origin);
      if (fault !== null) faults.push(`[${id} ${release.version}] ${fault}`);
    }
    faults.push(...(await checkPages(release, getBaseUrl(registry, id), origin)));
  }
  return { fileCount, faults };
}

async function checkFile(url: URL, integrity: string, siteUrl: string): Promise<string | null> {
  const { origin } = new URL(siteUrl);
  const content = await download(url, url.origin === origin ? null : origin);
  if (typeof content === 'string') return content;
  const found = toIntegrity(content);
  return found === integrity ? null : `${url.href} hashes to ${found}, not to ${integrity}.`;
}

/** A page of the release names its entry, where it is and with its hash, or the site is of another composition. */
async function checkPages(
  { id, version, web, catalogue }: Release,
  baseUrl: string,
  origin: string,
): Promise<string[]> {
  const paths = catalogue.flatMap(({ path }) => (path === null ? [] : [path]));
  const faults = await Promise.all(
    paths.map(async (path) => {
      const url = new URL(path, origin);
      const content = await download(url);
      if (typeof content === 'string') return content;
      const entry = [baseUrl + web.entry, web.files[web.entry]?.integrity ?? ''];
      return entry.every((text) => content.includes(text))
        ? null
        : `${url.href} does not ask for the entry of ${version} at ${baseUrl}.`;
    }),
  );
  return faults.filter((fault) => fault !== null).map((fault) => `[${id} ${version}] ${fault}`);
}

/**
 * Asks for a file.
 *
 * @param from - the other origin that must be allowed to use it, if there is one
 * @returns the content, or a sentence that says what is wrong
 */
async function download(url: URL, from: string | null = null): Promise<Buffer | string> {
  try {
    const response = await fetch(url, from === null ? {} : { headers: { Origin: from } });
    const allowed = response.headers.get('access-control-allow-origin');
    if (response.ok && from !== null && allowed !== '*' && allowed !== from)
      return `${url.href} may not be used by pages of ${from}: Access-Control-Allow-Origin is ${allowed ?? 'missing'}. Set it as shared/registry/README.md says.`;
    return response.ok
      ? Buffer.from(await response.arrayBuffer())
      : `${url.href} answers ${response.status}.`;
  } catch (error) {
    return `${url.href} does not answer: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

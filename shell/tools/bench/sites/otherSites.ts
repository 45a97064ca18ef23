import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { listenLocally } from '@portfolio/testing/browser';
import { compressFiles } from '../../../compose/write/compressFiles';
import { sendFile } from '../../../compose/host/server/sendFile';
import { BENCH_CACHE } from './benchPaths';
import type { BenchSite } from './BenchSite';

/** Ends of file names that look like a hash: a word in lower case is none. */
const HASHED = /[.-](?=[\w-]*[0-9A-Z])[\w-]{8,}\.\w+$/;

/** Whether a file has a hash in its name, and may be cached for ever, as on this site. Documents have none. */
export function isHashed(file: string): boolean {
  return HASHED.test(path.basename(file)) && !file.endsWith('.html');
}

/** A public site, visited at its URL. */
export function toUrlSite(url: string): BenchSite {
  const { host } = new URL(url);
  return { name: host, title: url, url, hasControls: false, close: async () => {} };
}

/**
 * Serves a folder built by another tool in the same way as this site: compressed, with the same caching rules.
 *
 * @throws {SiteError} code `NO_SITE` if it has no `index.html`
 */
export async function startFolderSite(name: string, folder: string): Promise<BenchSite> {
  if (!fs.existsSync(path.join(folder, 'index.html')))
    throw new SiteError(
      `Failed to serve ${folder}: it has no index.html. Name the output folder of the other site's build.`,
      'NO_SITE',
    );
  const copy = path.join(BENCH_CACHE, 'others', name);
  fs.rmSync(copy, { recursive: true, force: true });
  fs.cpSync(folder, copy, { recursive: true });
  await compressFiles(copy, `${copy}.cache`);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(copy, decodeURIComponent(pathname));
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const cacheControl = isHashed(file)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate';
    sendFile({ file, status: 200, headers: { 'Cache-Control': cacheControl }, request, response });
  });
  const { url, close } = await listenLocally(server);
  return {
    name,
    title: `the folder ${path.basename(folder)}, served as this site is`,
    url: `${url}/`,
    hasControls: false,
    close,
  };
}

function findFile(folder: string, pathname: string): string | null {
  const wanted = path.join(folder, path.normalize(pathname));
  if (!wanted.startsWith(folder)) return null;
  const candidates = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')];
  return candidates.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true) ?? null;
}

import fs from 'node:fs/promises';
import path from 'node:path';
import { createHeaderRules } from '../composer/headers';
import type { SiteIndex } from '../site/siteIndex';
import { toNginxHttp, toNginxServer } from './nginx';

/** Where the configuration of web servers is kept: beside the composed site, so that none of them serves it. */
export function toHostingFolder(site: string): string {
  return path.join(path.dirname(site), 'hosting');
}

/** Writes what nginx needs to know of a composed site; `_headers` and `_redirects` are part of the site itself. */
export async function writeHosting(site: string, index: SiteIndex): Promise<void> {
  const folder = path.join(toHostingFolder(site), 'nginx');
  const rules = createHeaderRules(index.policy);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'http.conf'), toNginxHttp(index, rules));
  await fs.writeFile(path.join(folder, 'server.conf'), toNginxServer(rules));
}

import fs from 'node:fs';
import path from 'node:path';
import type { SiteIndex } from '../site/siteIndex';
import { toNginxHttp, toNginxServer } from './nginx';

/** Where the configuration of web servers is kept: beside the composed site, so that none of them serves it. */
export function toHostingFolder(site: string): string {
  return path.join(path.dirname(site), 'hosting');
}

/** Writes what nginx needs to know of a composed site. */
export function writeNginx(site: string, index: SiteIndex): void {
  const folder = path.join(toHostingFolder(site), 'nginx');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'http.conf'), toNginxHttp(index));
  fs.writeFileSync(path.join(folder, 'server.conf'), toNginxServer(index));
}

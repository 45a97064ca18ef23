import fs from 'node:fs';
import path from 'node:path';
import type { SiteIndex } from '../site/siteIndex';
import type { CompositionFolder } from '../site/sitePlace';
import { toNginxHttp, toNginxServer } from './nginx';

/** Writes the nginx configuration of a composed site. */
export function writeNginx(
  { name, hosting }: Pick<CompositionFolder, 'name' | 'hosting'>,
  index: SiteIndex,
): void {
  const folder = path.join(hosting, 'nginx');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'http.conf'), toNginxHttp(index, name));
  fs.writeFileSync(path.join(folder, 'server.conf'), toNginxServer(index));
}

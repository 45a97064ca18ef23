import fs from 'node:fs';
import path from 'node:path';

/** Folder of the local registry, beside the root package.json or in the folder itself. */
const LOCAL_REGISTRY = '.registry';

/**
 * Tells where releases are kept: `PORTFOLIO_REGISTRY`, or `.registry` at the root of the repository.
 *
 * @param from - a folder inside the repository, or a remote's folder on its own
 * @returns an absolute path
 */
export function getRegistryLocation(from: string): string {
  const configured = process.env['PORTFOLIO_REGISTRY'];
  if (configured !== undefined && configured !== '') return path.resolve(configured);
  for (let dir = path.resolve(from); path.dirname(dir) !== dir; dir = path.dirname(dir))
    if (fs.existsSync(path.join(dir, 'lerna.json'))) return path.join(dir, LOCAL_REGISTRY);
  return path.resolve(from, LOCAL_REGISTRY);
}

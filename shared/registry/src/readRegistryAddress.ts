import fs from 'node:fs';
import path from 'node:path';
import { parseRegistryAddress, type RegistryAddress } from './registryAddress';

/** Folder of the local registry, beside the root package.json or in the folder itself. */
const LOCAL_REGISTRY = '.registry';

/**
 * Tells where releases are kept: what `PORTFOLIO_REGISTRY` says, or `.registry` at the root of the repository.
 *
 * @param from - a folder inside the repository, or a remote's folder on its own
 * @throws {SiteError} code `BAD_REGISTRY` with every problem of the value
 */
export function readRegistryAddress(from: string): RegistryAddress {
  const configured = process.env['PORTFOLIO_REGISTRY'] ?? '';
  return parseRegistryAddress(configured === '' ? LOCAL_REGISTRY : configured, findRoot(from));
}

/** Folder of the repository, so that a relative address means the same to every command. */
function findRoot(from: string): string {
  for (let dir = path.resolve(from); path.dirname(dir) !== dir; dir = path.dirname(dir))
    if (fs.existsSync(path.join(dir, 'lerna.json'))) return dir;
  return path.resolve(from);
}

import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { parseRegistryAddress, type RegistryAddress } from './registryAddress';

/** Folder of the local registry, beside `lerna.json`. */
const LOCAL_REGISTRY = '.registry';

/**
 * Returns the address of the registry: the value of `PORTFOLIO_REGISTRY`, or `.registry` at the root of the repository.
 *
 * @param from - a folder inside the repository, or a remote's folder on its own
 * @throws {SiteError} code `BAD_REGISTRY` with every problem of the value, `NO_REGISTRY` if there is no address
 */
export function readRegistryAddress(from: string): RegistryAddress {
  const configured = process.env['PORTFOLIO_REGISTRY'] ?? '';
  const root = findRoot(from);
  if (configured === '' && root === null)
    throw new SiteError(
      `Failed to find the registry: ${path.resolve(from)} is not inside the site's repository, and PORTFOLIO_REGISTRY is not set. Set it to the registry that the site's maintainers pin from; shared/registry/README.md lists its forms.`,
      'NO_REGISTRY',
    );
  return parseRegistryAddress(configured === '' ? LOCAL_REGISTRY : configured, root ?? path.resolve(from));
}

/** Folder of the repository, so that a relative address means the same for every command. */
function findRoot(from: string): string | null {
  for (let dir = path.resolve(from); path.dirname(dir) !== dir; dir = path.dirname(dir))
    if (fs.existsSync(path.join(dir, 'lerna.json'))) return dir;
  return null;
}

import { createFolderRegistry } from './FolderRegistry';
import { readRegistryAddress } from './readRegistryAddress';
import type { Registry } from './Registry';
import { createS3Registry } from './S3Registry';

/**
 * Opens the configured registry.
 *
 * @param from - a folder inside the repository, or a remote's folder on its own
 * @throws {SiteError} code `BAD_REGISTRY` with every problem of `PORTFOLIO_REGISTRY`, `NO_REGISTRY` if neither it nor
 * a repository is found
 */
export function openRegistry(from: string): Registry {
  const address = readRegistryAddress(from);
  return address.kind === 'bucket'
    ? createS3Registry(address)
    : createFolderRegistry(address.folder, address.publicUrl);
}

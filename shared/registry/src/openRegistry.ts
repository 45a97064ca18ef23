import { createFolderRegistry } from './FolderRegistry';
import type { Registry } from './Registry';
import { getRegistryLocation } from './registryLocation';

/**
 * Opens the configured registry.
 *
 * @param from - a folder inside the repository, or a remote's folder on its own
 */
export function openRegistry(from: string): Registry {
  return createFolderRegistry(getRegistryLocation(from));
}

import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry } from '@portfolio/registry';

/**
 * A folder with the layout of a shell, and a registry.
 *
 * @param existing - the folder of another process (default: a new one)
 */
export async function openTestFolder(existing?: string) {
  const root = existing ?? (await fs.mkdtemp(path.join(os.tmpdir(), 'shell-')));
  const at = (name: string) => path.join(root, name);
  const paths = { root, dist: at('dist'), pins: at('pins.json'), site: at('site'), cache: at('cache') };
  return { at, paths, registry: createFolderRegistry(at('registry')) };
}

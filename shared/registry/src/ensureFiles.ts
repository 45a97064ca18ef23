import path from 'node:path';
import type { Registry } from './Registry';

/** A file that a registry must have; its content is read only if it is missing there. */
export interface FileSource {
  path: string;
  read: () => Promise<Buffer>;
}

/**
 * Creates the files that are missing. After writing a file that refers to others, call it again: garbage collection
 * may have removed one that existed before but was not in use.
 *
 * @param registry - the registry to look in
 * @param files - with paths whose content never changes, such as those that contain a hash
 * @returns how many were missing
 */
export async function ensureFiles(registry: Registry, files: readonly FileSource[]): Promise<number> {
  const folders = [...new Set(files.map((file) => path.posix.dirname(file.path)))];
  const present = new Set<string>();
  for (const folder of folders)
    for (const name of await registry.list(folder)) present.add(`${folder}/${name}`);
  const missing = files.filter((file) => !present.has(file.path));
  for (const file of missing) await registry.create(file.path, await file.read());
  return missing.length;
}

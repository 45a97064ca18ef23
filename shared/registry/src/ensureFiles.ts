import path from 'node:path';
import type { Registry } from './Registry';

/** A file that a registry is to have; its content is read only where it is missing. */
export interface FileSource {
  path: string;
  read: () => Promise<Buffer>;
}

/**
 * Creates those files that are missing. Whoever writes a file that names others calls it again afterwards: garbage
 * collection may have taken away one that was there before and that nothing else needed.
 *
 * @param registry - to look in
 * @param files - with paths whose content never differs, such as those that carry a hash
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

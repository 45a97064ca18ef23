import { SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';

/**
 * Reads a file of the history as JSON.
 *
 * @param isRight - says whether it is what it is named after
 * @throws {SiteError} code `NOT_IN_REGISTRY`, or `BAD_RECORD` where it is not
 */
export async function readHistoryJson<T>(
  registry: Registry,
  path: string,
  isRight: (value: T) => boolean,
): Promise<T> {
  const text = String(await registry.read(path));
  let value: T | null;
  try {
    value = JSON.parse(text) as T | null;
  } catch {
    value = null;
  }
  if (value === null || !isRight(value)) throw createBadRecordError(registry, path);
  return value;
}

export function createBadRecordError({ location }: Registry, path: string): SiteError {
  return new SiteError(
    `Failed to verify ${path}: it is not what was recorded. The registry ${location} was changed afterwards; restore the file, or remove it and compose again.`,
    'BAD_RECORD',
  );
}

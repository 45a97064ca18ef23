import { SiteError } from '@portfolio/contract';
import type { z } from '@portfolio/contract/fields';
import {
  formatProblems,
  LIMITS,
  parseBoundedJson,
  type Problem,
  validate,
} from '@portfolio/contract/validate';
import type { Registry } from '@portfolio/registry';

/**
 * Reads a file of the history as JSON. Anybody may have written it: nothing of it is used before it was checked.
 *
 * @param schema - what it must look like
 * @param isRight - says whether it is what it is named after
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `TOO_LARGE`, or `BAD_RECORD` where it is not
 */
export async function readHistoryJson<T>(
  registry: Registry,
  path: string,
  schema: z.ZodType<unknown>,
  isRight: (value: T) => boolean,
): Promise<T> {
  const parsed = parseBoundedJson(await registry.read(path, LIMITS.jsonBytes));
  const validation = parsed.isValid ? validate<T>(schema, parsed.value) : parsed;
  if (!validation.isValid) throw createBadRecordError(registry, path, validation.problems);
  // As it was written: its hash is of this, keys in their order.
  const value = (parsed.isValid ? parsed.value : undefined) as T;
  if (!isRight(value)) throw createBadRecordError(registry, path);
  return value;
}

export function createBadRecordError(
  { location }: Registry,
  path: string,
  problems: readonly Problem[] = [],
): SiteError {
  const details = problems.length === 0 ? '' : `\n${formatProblems(problems)}\n`;
  return new SiteError(
    `Failed to verify ${path}: it is not what was recorded.${details === '' ? ' ' : details}The registry ${location} was changed afterwards; restore the file, or remove it and compose again.`,
    'BAD_RECORD',
  );
}

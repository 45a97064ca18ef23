import { SiteError } from '@portfolio/contract';
import type { z } from '@portfolio/contract/fields';
import { formatProblems, LIMITS, validateJson, type Problem, validate } from '@portfolio/contract/validate';
import type { Registry } from '@portfolio/registry';

/**
 * Reads a file of the history as JSON. It is untrusted, so nothing of it is used before it has been checked.
 *
 * @param schema - the shape it must have
 * @param isRight - whether the content matches the name
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `TOO_LARGE`, or `BAD_RECORD` if a check fails
 */
export async function readHistoryJson<T>(
  registry: Registry,
  path: string,
  schema: z.ZodType<unknown>,
  isRight: (value: T) => boolean,
): Promise<T> {
  const parsed = validateJson(await registry.read(path, LIMITS.jsonBytes));
  const validation = parsed.isValid ? validate<T>(schema, parsed.value) : parsed;
  if (!validation.isValid) throw createBadRecordError(registry, path, validation.problems);
  // The value as it was written, not as validated: its hash depends on the order of its keys.
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
    `Failed to verify ${path}: it differs from the record.${details === '' ? ' ' : details}The registry ${location} was changed afterwards; restore the file, or remove it and compose again.`,
    'BAD_RECORD',
  );
}

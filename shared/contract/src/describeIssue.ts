import type { z } from 'zod';

/** The expected type of a JSON value, in words. */
const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

/** Says what is wrong and how to fix it, for fields without a specific message. */
export const describeIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing. Add it.';
  switch (issue.code) {
    case 'invalid_type':
      return `is not ${KINDS[issue.expected] ?? issue.expected}. Write ${KINDS[issue.expected] ?? issue.expected} there.`;
    case 'invalid_value':
      return `is not known. Use ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
    case 'unrecognized_keys':
      return `has unknown keys: ${issue.keys.join(', ')}. Correct them, or remove them.`;
    case 'too_small':
      if (issue.origin === 'string') return 'is empty. Fill it in.';
      return `is too small. Use ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}.`;
    case 'too_big':
      return `is too large. Use ${issue.maximum} or less.`;
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join(' ');
    case 'invalid_union':
      return describeNearest(issue.errors);
    default:
      return 'is not valid. Correct it.';
  }
};

/** Describes the problems of a union by the variant that the value is closest to. */
function describeNearest(forms: readonly (readonly z.core.$ZodIssue[])[]): string {
  const [nearest] = [...forms].sort((one, other) => one.length - other.length);
  const problems = (nearest ?? []).map(({ path, message }) => [...path.map(String), message].join(' '));
  return problems.length === 0 ? 'matches no known form. Correct it.' : problems.join(' ');
}

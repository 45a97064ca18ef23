import { LIMITS } from './limits';
import type { Validation } from './validation';

/** Refused as a key, so that looking up a name from outside never finds a property that every object inherits. */
const INHERITED = '__proto__';

/** By how much each bracket changes the nesting depth. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
]);

/** Parses JSON from outside; refuses it if it is too large, too deeply nested or has the key `__proto__`. */
export function validateJson(bytes: Uint8Array): Validation<unknown> {
  if (bytes.length > LIMITS.jsonBytes)
    return toProblem(
      `has ${bytes.length} bytes, more than the ${LIMITS.jsonBytes} that are read. Make it smaller.`,
    );
  const text = new TextDecoder().decode(bytes);
  if (isDeeper(text, LIMITS.jsonDepth))
    return toProblem(`has objects and arrays nested more than ${LIMITS.jsonDepth} deep. Make it flatter.`);
  let hasInherited = false;
  try {
    const value: unknown = JSON.parse(text, function reviver(this: unknown, key: string, inner: unknown) {
      hasInherited ||= key === INHERITED;
      return inner;
    });
    return hasInherited
      ? toProblem(`has the key "${INHERITED}", which no file of this site has. Remove it.`)
      : { isValid: true, value };
  } catch {
    return toProblem('is not JSON. Write it again.');
  }
}

function toProblem(message: string): Validation<never> {
  return { isValid: false, problems: [{ path: '', message }] };
}

/** Says whether JSON is nested deeper than the limit, without parsing it. Meaningless if the text is not JSON. */
function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  for (const character of text) {
    if (isEscaped) isEscaped = false;
    else if (character === '\\') isEscaped = true;
    else if (character === '"') isString = !isString;
    else if (!isString) depth += STEPS.get(character) ?? 0;
    if (depth > limit) return true;
  }
  return false;
}

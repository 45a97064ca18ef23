import { LIMITS } from './limits';
import type { Validation } from './validation';

/** A name chosen by others must not find what every object inherits. */
const INHERITED = '__proto__';

/** How brackets change the depth. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['{', 1],
  ['[', 1],
  ['}', -1],
  [']', -1],
]);

/** Reads JSON that others wrote: not too large, not too deep, and without the key that changes what an object inherits. */
export function parseBoundedJson(bytes: Uint8Array): Validation<unknown> {
  if (bytes.length > LIMITS.jsonBytes)
    return toProblem(
      `has ${bytes.length} bytes, more than the ${LIMITS.jsonBytes} that are read. Make it smaller.`,
    );
  const text = new TextDecoder().decode(bytes);
  if (isDeeper(text, LIMITS.jsonDepth))
    return toProblem(`has more than ${LIMITS.jsonDepth} objects and arrays in each other. Make it flatter.`);
  let hasInherited = false;
  try {
    const value: unknown = JSON.parse(text, function reviver(this: unknown, key: string, inner: unknown) {
      hasInherited ||= key === INHERITED;
      return inner;
    });
    return hasInherited
      ? toProblem(`has the key "${INHERITED}", which no file of ours has. Take it out.`)
      : { isValid: true, value };
  } catch {
    return toProblem('is not JSON. Write it again.');
  }
}

function toProblem(message: string): Validation<never> {
  return { isValid: false, problems: [{ path: '', message }] };
}

/** Says whether JSON is nested deeper, without parsing it. Of text that is no JSON the answer means nothing. */
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

import { LIMITS } from './limits';
import type { Validation } from './validate';

/** What code looks up by a name that others chose must not be found on every object. */
const INHERITED = '__proto__';

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/** Reads JSON that others wrote: not too large, not too deep, and without the key that changes what an object inherits. */
export function parseBoundedJson(bytes: Uint8Array): Validation<unknown> {
  if (bytes.length > LIMITS.jsonBytes)
    return toProblem(
      `has ${bytes.length} bytes, more than the ${LIMITS.jsonBytes} that are read. Make it smaller.`,
    );
  const text = new TextDecoder().decode(bytes);
  if (countDepth(text) > LIMITS.jsonDepth)
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

/** The depth of JSON without parsing it. Of text that is no JSON the answer means nothing, and parsing refuses it. */
function countDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isString) {
      if (character === '\\') index += 1;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (OPENING.has(character)) deepest = Math.max(deepest, (depth += 1));
    else if (CLOSING.has(character)) depth -= 1;
  }
  return deepest;
}

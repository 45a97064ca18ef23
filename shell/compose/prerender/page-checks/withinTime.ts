import vm from 'node:vm';
import { toPageError } from './pageFault';

/** Node can interrupt only what it runs as a script; this one calls a function of ours. */
const CALL = new vm.Script('call()');
const context: { call?: () => unknown } = {};
vm.createContext(context);

/**
 * Calls a function that checks a page, and interrupts it after a time: parsers take quadratic time for some content,
 * such as a tag with 100,000 attributes.
 *
 * @throws {SiteError} code `BAD_PAGE` if the time is over, or any error of the function
 */
export function withinTime<T>(limitMs: number, check: () => T): T {
  context.call = check;
  try {
    return CALL.runInContext(context, { timeout: limitMs }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw toPageError({
      found: `content that is not checked after ${limitMs / 1000} s`,
      remedy: 'Render less: fewer elements, attributes and rules.',
    });
  }
}

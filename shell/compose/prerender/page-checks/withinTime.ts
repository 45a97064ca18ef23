import vm from 'node:vm';

/** Node can interrupt only what it runs as a script; this one calls a function of ours. */
const CALL = new vm.Script('call()');
const context: { call?: () => unknown } = {};
vm.createContext(context);

/**
 * Calls a function that checks content of a release, and interrupts it after a time: parsers take quadratic time for
 * some content, such as a tag with 100,000 attributes.
 *
 * @returns what the function returns, or null if the time is over
 * @throws any error of the function
 */
export function withinTime<T extends object>(limitMs: number, check: () => T): T | null {
  context.call = check;
  try {
    return CALL.runInContext(context, { timeout: limitMs }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return null;
  }
}

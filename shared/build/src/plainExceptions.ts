/** Matches the exceptions that React throws and catches by itself, and creates when it is evaluated. */
const EXCEPTIONS = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Creates the exceptions of React without a stack, which nobody reads. While Lighthouse or developer tools watch a
 * page, V8 looks up the place of each new error, and parses the whole of React for the first: 60 ms on a slow phone.
 *
 * @param source - the code of react-dom's client
 */
export default function plainExceptions(source: string): string {
  return source.replace(EXCEPTIONS, '$1Object.create(Error.prototype, { message: { value: $2 } })');
}

/**
 * Parses a URL, as `URL.parse` does, which Node 20 does not have.
 *
 * Not by `URL.canParse`: once V8 has compiled a function that calls it often, Node 20 refuses every
 * URL with a letter such as "ü" there.
 *
 * @param text - absolute, or relative to the base
 * @param base - what a relative URL is relative to
 * @returns null if it is no URL
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

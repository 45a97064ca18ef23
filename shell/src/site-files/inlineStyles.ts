import { parseUrl } from '@portfolio/contract/parse-url';

/**
 * A relative URL in a style: neither absolute, root-relative, a data URL nor a fragment. No two parts of the pattern can
 * match the same characters: a hostile file must not take quadratic time.
 */
const RELATIVE_URL = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'"()\s]+)\1\s*\)/gi;

/** Placeholder for the site's own origin, which is omitted from URLs. */
const THIS_SITE = 'http://this-site';

/** A style file with its URL and text. */
export interface StyleText {
  url: string;
  text: string;
}

/**
 * Converts style files to text for the document: a page is then styled from its first byte, and a style file that hangs
 * cannot delay it.
 */
export function toInlineStyles(files: readonly StyleText[]): string {
  return files.map(({ url, text }) => withoutComments(withUrlsOf(url, text))).join('\n');
}

/** A comment, or a string, which may contain comment characters as text. The end of the file ends both. */
const COMMENT_OR_STRING = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?/g;

/** Removes comments; they can still be read in the style file. */
export function withoutComments(css: string): string {
  return css.replace(COMMENT_OR_STRING, (text) => (text.startsWith('/*') ? '' : text));
}

/** Resolves relative URLs, which would otherwise be relative to the page. */
export function withUrlsOf(styleUrl: string, css: string): string {
  return css.replace(RELATIVE_URL, (match, quote: string, url: string) => {
    const resolved = parseUrl(url, new URL(styleUrl, THIS_SITE));
    if (resolved === null) return match;
    const { origin, href } = resolved;
    return `url(${quote}${origin === THIS_SITE ? href.slice(THIS_SITE.length) : href}${quote})`;
  });
}

/** A relative address in a style: neither complete, nor from the root, nor data, nor a part of the document. */
const RELATIVE_URL = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/gi;

/** Stands for the site's own origin, which addresses leave out. */
const THIS_SITE = 'http://this-site';

/** A style file: where it is, and what it says. */
export interface StyleText {
  url: string;
  text: string;
}

/**
 * Makes style files text for the document: a page is then styled from its first byte, and a style file that hangs does
 * not keep it from being shown.
 */
export function toInlineStyles(files: readonly StyleText[]): string {
  return files.map(({ url, text }) => withoutComments(withUrlsOf(url, text))).join('\n');
}

/** A comment, or a string, in which the signs of one are text. */
const COMMENT_OR_STRING = /\/\*[^]*?\*\/|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/g;

/** Leaves out comments: those who want to read them have the style file. */
export function withoutComments(css: string): string {
  return css.replace(COMMENT_OR_STRING, (text) => (text.startsWith('/*') ? '' : text));
}

/** Makes relative addresses complete: in the document they would be relative to the page. */
export function withUrlsOf(styleUrl: string, css: string): string {
  return css.replace(RELATIVE_URL, (_match, quote: string, url: string) => {
    const { origin, href } = new URL(url, new URL(styleUrl, THIS_SITE));
    return `url(${quote}${origin === THIS_SITE ? href.slice(THIS_SITE.length) : href}${quote})`;
  });
}

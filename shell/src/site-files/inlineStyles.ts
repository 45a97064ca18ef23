import { parseUrl } from '@portfolio/contract/parse-url';

/** Placeholder for the site's own origin, which is omitted from URLs. */
const THIS_SITE = 'http://this-site';

/** A style file with its URL and text. */
export interface StyleText {
  url: string;
  text: string;
}

/**
 * Converts style files to text for the document: a page is then styled from its first byte, and a style file that hangs
 * cannot delay it. The text has the same rules as the files: the gate has only checked these.
 */
export function toInlineStyles(files: readonly StyleText[]): string {
  return files.map(toInlineStyle).join('\n');
}

/**
 * The parts of a style file in which other characters have no meaning of their own. No two branches can match the same
 * characters: a hostile file must not take quadratic time.
 */
const PART = new RegExp(
  [
    // A comment or a string; the end of the file ends both.
    String.raw`(?<comment>\/\*[^]*?(?:\*\/|$))`,
    String.raw`"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?`,
    // A relative URL: neither absolute, root-relative, a data URL nor a fragment. No file has an asterisk in its name, which
    // could begin a comment after the slash of a folder.
    String.raw`(?<![\w-]|[^\0-\x7f])url\(\s*(?<quote>['"]?)(?![a-z]+:|\/|#)(?<url>[^'"()*\s]+)\k<quote>\s*\)`,
    // Also of a quote or of the first letter of a name.
    String.raw`\\[^]`,
  ].join('|'),
  'gi',
);

/**
 * Resolves relative URLs, which would otherwise be relative to the page, and empties comments: they can still be read in
 * the style file. What is left of a comment keeps the parts around it from becoming one.
 */
function toInlineStyle({ url: styleUrl, text }: StyleText): string {
  return text.replace(PART, (part: string, ...rest) => {
    const { comment, quote, url } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (comment !== undefined) return '/**/';
    const resolved = url === undefined ? null : parseUrl(url, new URL(styleUrl, THIS_SITE));
    if (resolved === null) return part;
    const { origin, href } = resolved;
    return `url(${quote}${origin === THIS_SITE ? href.slice(THIS_SITE.length) : href}${quote})`;
  });
}

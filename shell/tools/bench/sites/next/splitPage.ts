import { SiteError } from '@portfolio/contract';
import { removeScripts } from '../removeScripts';

/** A composed page as a Next application needs it: split into layout and page. */
export interface SplitPage {
  /** The body without the content of `main`. */
  frame: string;
  /** The title and the content of `main`. */
  content: string;
  /** The top-level rules of all its inline styles, in order. */
  rules: readonly string[];
}

/** Marker rules by which styled-components finds its rules again. */
const STYLE_MARKS = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/**
 * Splits a composed page, without its scripts.
 *
 * @throws {SiteError} code `NOT_MEASURED` if it has no title, body or `main`
 */
export function splitPage(html: string): SplitPage {
  const page = removeScripts(html)
    // React adds these itself, on the page that shows the picture; in the frame they would be on every page.
    .replace(/<link\b(?=[^>]*\brel="preload")[^>]*\bas="image"[^>]*>/g, '')
    // In the form that React renders correctly: it treats an empty string as false.
    .replace(/ inert=""/g, ' inert="true"');
  const [, title] = /(<title>[^<]*<\/title>)/.exec(page) ?? [];
  const [, before, content, after] =
    /<body[^>]*>([\s\S]*<main\b[^>]*>)([\s\S]*)(<\/main>[\s\S]*)<\/body>/.exec(page) ?? [];
  if (title === undefined || before === undefined || content === undefined || after === undefined)
    throw new SiteError(
      '[bench] Failed to create a Next page: the composed page has no title, body or main. Compose the site again.',
      'NOT_MEASURED',
    );
  const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  return {
    frame: `${before.trim()}${after.trim()}`,
    content: `${title}${content}`,
    rules: splitRules(styles.replace(STYLE_MARKS, '')),
  };
}

/** Splits CSS into its top-level rules, without comments. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let rule = '';
  let depth = 0;
  // A string, a comment, a character that ends a rule, or anything else.
  for (const [part] of css.matchAll(
    /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\/\*[\s\S]*?\*\/|[{};]|[^"'/{};]+|\//g,
  )) {
    if (part.startsWith('/*')) continue;
    rule += part;
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    if (depth === 0 && (part === '}' || part === ';')) {
      rules.push(rule.trim());
      rule = '';
    }
  }
  return rules;
}

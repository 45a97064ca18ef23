import { SiteError } from '@portfolio/contract';
import { removeScripts } from '../removeScripts';

/** A composed page as a Next application has it: what its layout shows, and what its page shows. */
export interface SplitPage {
  /** Everything in the body around what is in `main`, which is empty here. */
  frame: string;
  /** The title and everything in `main`. */
  content: string;
  /** The top-level rules of all its inline styles, in order. */
  rules: readonly string[];
}

/** Marks that styled-components leaves to find its rules again. */
const STYLE_MARKS = /data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g;

/**
 * Splits a composed page, without its scripts.
 *
 * @throws {SiteError} code `NOT_MEASURED` where it has no title, body or `main`
 */
export function splitPage(html: string): SplitPage {
  const page = removeScripts(html)
    // In the form that React writes again: it takes an empty text for false.
    .replace(/ inert=""/g, ' inert="true"');
  const [, title] = /(<title>[^<]*<\/title>)/.exec(page) ?? [];
  const [, before, content, after] =
    /<body[^>]*>([\s\S]*<main\b[^>]*>)([\s\S]*)(<\/main>[\s\S]*)<\/body>/.exec(page) ?? [];
  if (title === undefined || before === undefined || content === undefined || after === undefined)
    throw new SiteError(
      '[bench] Failed to make a Next page: the composed page has no title, body or main. Compose the site again.',
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
  // A text, a comment, a sign that ends a rule, or anything else.
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

import { dropGlobalRules } from './dropGlobalRules';

/**
 * Creates a style sheet from the inlined style files of a remote, without global rules, as for the files themselves.
 */
export function createPageSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  dropGlobalRules(sheet);
  return sheet;
}

import { dropGlobalRules } from './dropGlobalRules';

/** Makes a style sheet of the style files of a remote, as a document has them. What holds for the files holds for it. */
export function createPageSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  dropGlobalRules(sheet);
  return sheet;
}

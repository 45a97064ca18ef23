/** Inserts the rules that styled-components wrote into a document, given as its style element, into the current one. */
type InsertRules = (element: string) => void;

let insertRules: InsertRules | undefined;
/** The rules until styled-components has loaded. */
let waiting: { element: string; sheet: CSSStyleSheet }[] = [];

/**
 * Adds the rules that the components of a remote have in the document of another page. Without styled-components, which
 * loads with the first remote, the page is shown with a sheet of its own.
 *
 * @param element - the style element of styled-components, as HTML
 */
export function addRemoteRules(element: string): void {
  if (insertRules !== undefined) {
    insertRules(element);
    return;
  }
  if (waiting.some((other) => other.element === element)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(element.replace(/^<style[^>]*>|<\/style>$/g, ''));
  document.adoptedStyleSheets.push(sheet);
  waiting.push({ element, sheet });
}

/** Hands all rules over to styled-components, once it has loaded. */
export function handOverRemoteRules(insert: InsertRules): void {
  insertRules = insert;
  const sheets = new Set(waiting.map(({ sheet }) => sheet));
  for (const { element } of waiting) insert(element);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.has(sheet));
  waiting = [];
}

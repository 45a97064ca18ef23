/**
 * Spreadsheets run a cell that starts with one of these as a formula, full-width forms included.
 * A leading apostrophe makes it text; a text that already starts with apostrophes and one of these gets
 * one more, so that reading restores it exactly.
 */
const RISKY = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const GUARDED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

export function guardCell(text: string): string {
  return RISKY.test(text) ? `'${text}` : text;
}

export function unguardCell(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text;
}

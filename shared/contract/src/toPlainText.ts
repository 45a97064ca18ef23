/** How many characters of a text from outside a message quotes. */
const QUOTED_LENGTH = 2000;

/**
 * Makes text from outside safe for a terminal: shortens it and removes control characters, also those that would show the
 * rest of the message in another order.
 */
export function toPlainText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it removes
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\p{Bidi_Control}]/gu, '').slice(0, QUOTED_LENGTH);
}

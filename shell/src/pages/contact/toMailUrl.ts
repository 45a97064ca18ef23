import { SITE } from '../../site';
import type { ReadyMail } from './content';

/**
 * Some programs truncate URLs of more than about 2,000 characters, and encoding triples the length of some characters.
 */
export const MAX_MESSAGE_CHARACTERS = 1_000;

export function toMailText({ lines }: ReadyMail): string {
  return lines.join('\n\n');
}

/** A `mailto:` URL that opens the email in the visitor's email program, with the line breaks that RFC 6068 requires. */
export function toMailUrl(mail: ReadyMail): string {
  const body = toMailText(mail).replace(/\n/g, '\r\n');
  return `mailto:${SITE.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

import { SITE } from '../../site';
import type { ReadyMail } from './content';

/** Some programs cut off addresses of more than about 2,000 characters, and each letter may take three of them. */
export const MAX_MESSAGE_CHARACTERS = 1_000;

export function toMailText({ lines }: ReadyMail): string {
  return lines.join('\n\n');
}

/** A `mailto:` address that opens the mail in the visitor's own program. Line ends as RFC 6068 asks for them. */
export function toMailUrl(mail: ReadyMail): string {
  const body = toMailText(mail).replace(/\n/g, '\r\n');
  return `mailto:${SITE.email}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`;
}

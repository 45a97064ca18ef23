import { SITE } from '../../site';
import type { ReadyMail } from './content';

/** Some programs truncate longer URLs. */
const SAFE_URL_CHARACTERS = 2_000;

/** Encoding makes some characters up to nine times as long; see {@link isLongMail}. */
export const MAX_MESSAGE_CHARACTERS = 1_000;

/** Says whether an email program may cut off the end of the message. */
export function isLongMail(mail: ReadyMail): boolean {
  return toMailUrl(mail).length > SAFE_URL_CHARACTERS;
}

export function toMailText({ lines }: ReadyMail): string {
  return lines.join('\n\n');
}

/** A `mailto:` URL that opens the email in the visitor's email program, with the line breaks that RFC 6068 requires. */
export function toMailUrl(mail: ReadyMail): string {
  const body = toMailText(mail).replace(/\n/g, '\r\n');
  return `mailto:${SITE.email}?subject=${encode(mail.subject)}&body=${encode(body)}`;
}

/** Half of a character of two code units, as a cut text may have, cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

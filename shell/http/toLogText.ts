/** A URL may have 16 KiB; this much of it is enough to recognise it. */
const MAX_LENGTH = 300;

const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Escapes everything but printable ASCII, which could start another line or control the terminal that shows the log.
 */
export function toAscii(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, escape);
}

/** Prepares text from a client for a log: short, on one line, and in printable ASCII. */
export function toLogText(text: string): string {
  return toAscii(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);
}

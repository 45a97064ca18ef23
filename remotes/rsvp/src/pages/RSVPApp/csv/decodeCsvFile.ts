/**
 * Decodes the bytes of a file: UTF-16 if it has a byte-order mark, else UTF-8, else the Windows code page that
 * spreadsheets write by default. The mark itself is dropped.
 */
export function decodeCsvFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import fs from 'node:fs';

interface ReplaceOptions {
  /** Whether the file must survive a loss of power. */
  isFlushed?: boolean;
}

/**
 * Writes a file at once or not at all: a reader, also one after a crash of this process, finds the old content or the
 * new one. The draft always has the same name, so that one of a killed process is overwritten.
 */
export function replaceFile(
  file: string,
  content: string | Uint8Array,
  { isFlushed = false }: ReplaceOptions = {},
): void {
  const draft = `${file}.draft`;
  // Flush first: the rename may reach the disk before the content does.
  fs.writeFileSync(draft, content, { flush: isFlushed });
  fs.renameSync(draft, file);
}

/** Hands a text to the browser as a file to save. */
export function download(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser takes its time to read the address; a minute is far more than it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** "guest-list-2027-05-08.csv", by the visitor's own calendar. */
export function toFileName(extension: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `guest-list-${day}.${extension}`;
}

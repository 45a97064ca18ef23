/** Safari and download managers read the file after the click handler has returned. */
const READ_TIME_MS = 60_000;

/**
 * Saves a file on the visitor's device, as a download.
 *
 * @param name - the suggested file name, with its extension
 */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Firefox ignores clicks on a link that is not in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), READ_TIME_MS);
}

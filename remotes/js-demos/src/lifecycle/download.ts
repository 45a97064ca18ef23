/** Hands a file to the visitor as a download. */
export function download(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click returns; freeing it in the same task gives an empty file.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

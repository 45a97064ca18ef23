/**
 * Copies text to the clipboard. Call it from a click: browsers refuse it otherwise.
 *
 * @returns false if the browser refused, or has no clipboard for this page, as on http
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

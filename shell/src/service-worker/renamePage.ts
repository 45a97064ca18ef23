/** Where a page names its composition; nothing after it does, or the hash would differ. */
const NAME = /(<html[^>]* data-composition=")[^"]*/;

interface RenameOptions {
  /** Of the composition that the page is to be of. */
  id: string;
  /** Hash of the page in that composition. */
  integrity: string;
  /** What that composition says with every page. */
  pageHeaders: Readonly<Record<string, string>>;
}

/**
 * Makes a page of one composition a page of the next: its own name for the other's. Most pages differ in nothing else.
 *
 * @returns null where the page differs in more than that, or came with other headers, such as an older policy
 */
export async function renamePage(
  kept: Response,
  { id, integrity, pageHeaders }: RenameOptions,
): Promise<Response | null> {
  const { headers, status, statusText } = kept;
  if (Object.entries(pageHeaders).some(([name, value]) => headers.get(name) !== value)) return null;
  const text = (await kept.text()).replace(NAME, `$1${id}`);
  const body = new TextEncoder().encode(text);
  return (await toIntegrity(body)) === integrity ? new Response(body, { headers, status, statusText }) : null;
}

async function toIntegrity(content: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

import type { ExpectedResponse } from './expectedResponses';

/** Timeout of one response including its body, in milliseconds. */
const LIMIT_MS = 30_000;

/** A site's response. */
export interface FoundResponse {
  status: number;
  headers: Headers;
  /** Decompressed; null if it is larger than expected. */
  content: Buffer | null;
}

/**
 * Sends one request to a site. Redirects are not followed.
 *
 * @param encoding - the accepted encoding, such as "br"
 * @param from - the requesting origin, for a file on another origin
 * @returns the response, or a sentence that says why there is none
 */
export async function askSite(
  url: URL,
  { content: expected }: Pick<ExpectedResponse, 'content'>,
  encoding: string,
  from: string | null,
): Promise<FoundResponse | string> {
  try {
    const response = await fetch(url, {
      headers: {
        'Accept-Encoding': encoding,
        'Cache-Control': 'no-cache',
        ...(from !== null && { Origin: from }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const content = await readUpTo(response, expected?.bytes ?? 0);
    return { status: response.status, headers: response.headers, content };
  } catch (error) {
    const { message, cause } = error as { message?: string; cause?: { message?: string } };
    return `no response: ${cause?.message ?? message ?? String(error)}`;
  }
}

async function readUpTo({ body }: Response, maxBytes: number): Promise<Buffer | null> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  for (let bytes = 0; reader !== undefined;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    if (bytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return Buffer.concat(parts);
}

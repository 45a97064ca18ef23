import net from 'node:net';

/** A response as received over the wire. */
export interface RawResponse {
  status: number;
  /** By lower-case name; the last value counts. */
  headers: Record<string, string>;
  body: string;
}

interface AskOptions {
  /** Half-closes the connection after the request. */
  isHalfClosed?: boolean;
}

/**
 * Sends bytes that no HTTP client would send, and reads until the server closes the connection.
 *
 * @param bytes - as Latin-1 text
 */
export function sendRaw(
  url: string,
  bytes: string,
  { isHalfClosed = false }: AskOptions = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: isHalfClosed });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    if (isHalfClosed) socket.end(bytes, 'latin1');
    else socket.write(bytes, 'latin1');
  });
}

/** Sends a request line and headers (with a default host) and reads one response. */
export async function askRaw(
  url: string,
  line: string,
  headers: readonly string[] = [],
  hosts: readonly string[] = [`Host: ${new URL(url).host}`],
): Promise<RawResponse> {
  const lines = [line, ...hosts, ...headers, 'Connection: close'];
  return toRawResponse(await sendRaw(url, `${lines.join('\r\n')}\r\n\r\n`));
}

export function toRawResponse(text: string): RawResponse {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, end).split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)];
      }),
    ),
    body: text.slice(end + 4),
  };
}

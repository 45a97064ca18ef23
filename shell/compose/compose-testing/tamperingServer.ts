import http from 'node:http';
import https from 'node:https';

/** A response on its way from the site to the visitor. */
export interface PassingResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Changes a response in place. */
export type Tamper = (path: string, response: PassingResponse, encoding: string) => void;

/** A proxy between a site and its visitors that can change responses. */
export interface TamperingServer {
  url: string;
  tamper: Tamper;
  close(): Promise<void>;
}

/**
 * Starts a proxy that changes nothing yet.
 *
 * @param credentials - key and certificate; if given, the proxy uses HTTPS
 */
export async function startTamperingServer(
  siteUrl: string,
  credentials?: { key: string; cert: string },
): Promise<TamperingServer> {
  const state: Pick<TamperingServer, 'tamper'> = { tamper: () => {} };
  const pass: http.RequestListener = ({ url: path = '/', method, headers }, response) => {
    http
      .request(siteUrl + path, { method, headers }, (passing) => {
        const parts: Buffer[] = [];
        passing.on('data', (part: Buffer) => parts.push(part));
        passing.on('end', () => {
          const tampered = {
            status: passing.statusCode ?? 502,
            headers: passing.headers,
            body: Buffer.concat(parts),
          };
          const before = tampered.body;
          state.tamper(path, tampered, String(headers['accept-encoding']));
          if (tampered.body !== before) tampered.headers['content-length'] = String(tampered.body.length);
          response.writeHead(tampered.status, tampered.headers).end(tampered.body);
        });
      })
      .end();
  };
  const server = credentials === undefined ? http.createServer(pass) : https.createServer(credentials, pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(state, {
    url: `${credentials === undefined ? 'http' : 'https'}://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { sendFile } from '../../compose/host/server/sendFile';

/** A running server of a registry's files, as it is before a bucket. */
export interface ReleaseServer {
  /** Address of the registry's root. */
  url: string;
  /** False: it forgets to say that other origins may use its files. */
  isShared: boolean;
  close(): Promise<void>;
}

const ROOT = '/v1/';

/** Serves a registry in a folder to the pages of other origins. */
export async function serveReleases(folder: string): Promise<ReleaseServer> {
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.slice(ROOT.length));
    const headers: Record<string, string> = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(result.isShared && { 'Access-Control-Allow-Origin': '*' }),
    };
    if (pathname.startsWith(ROOT) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true)
      sendFile({ file, status: 200, headers, request, response });
    else response.writeHead(404, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const result: ReleaseServer = {
    url: `http://127.0.0.1:${port}${ROOT}`,
    isShared: true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return result;
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { listenLocally } from '@portfolio/testing/browser';
import { sendFile } from '../../compose/host/server/sendFile';

/** A server of a registry's files, as in front of a bucket. */
export interface ReleaseServer {
  /** URL of the registry's root. */
  url: string;
  /** If false, it does not send the CORS header that lets other origins use its files. */
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
  const { url, close } = await listenLocally(server);
  const result: ReleaseServer = {
    url: url + ROOT,
    isShared: true,
    close,
  };
  return result;
}

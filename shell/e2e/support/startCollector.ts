import http from 'node:http';
import type { OtlpLogs } from '@portfolio/contract/otlp';
import { listenLocally } from '@portfolio/testing/browser';

/** A collector of events, limited to what a browser needs. */
export interface Collector {
  /** URL to which logs are sent. */
  url: string;
  /** The requests received so far. */
  requests: readonly OtlpLogs[];
  close(): Promise<void>;
}

/** Starts a collector that accepts OTLP over HTTP as JSON, from pages of any origin. */
export async function startCollector(): Promise<Collector> {
  const requests: OtlpLogs[] = [];
  const server = http.createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const isLogs = request.method === 'POST' && request.url === '/v1/logs';
        if (isLogs) requests.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as OtlpLogs);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
  });
  const { url, close } = await listenLocally(server);
  return { url: `${url}/v1/logs`, requests, close };
}

import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import S3rver from 's3rver';
import type { BucketAddress } from '../registryAddress';
import { forward, readBody } from './forward';
import { toListRequest } from './listPages';

/**
 * How to treat a request instead of forwarding it: never respond, lose the response, respond with an error, or respond
 * without a length and without end, until the client hangs up.
 */
export type Interception =
  | 'hang'
  | 'lose-response'
  | { onHangUp: () => void }
  | { status: number; code: string };

interface BucketServerOptions {
  /** False: conditions are ignored, as by s3rver itself. */
  isConditional?: boolean;
  /** The maximum number of names in one response. */
  pageSize?: number;
  /** Called for every request, with its method and key. */
  intercept?: (method: string, key: string) => Interception | undefined;
}

/** A running S3 server with one empty bucket. */
export interface BucketServer {
  address: BucketAddress;
  /** Overwrites an object, which no publisher may do. */
  overwrite(file: string, content: string): Promise<void>;
  close(): Promise<void>;
}

const BUCKET = 'releases';
const PREFIX = 'site';

/** The key pair that s3rver accepts. Nothing from the machine's own configuration is used. */
export const TEST_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_CONFIG_FILE: os.devNull,
  AWS_SHARED_CREDENTIALS_FILE: os.devNull,
  AWS_EC2_METADATA_DISABLED: 'true',
};

/**
 * Starts s3rver, a third-party S3 server, behind a proxy. s3rver ignores `If-None-Match` on PUT and shows objects while
 * they are being written. The proxy adds the behaviour that Amazon documents: 412 if the key exists, with requests for
 * the same key decided one at a time, and objects that appear complete or not at all. It also cuts lists into pages,
 * because s3rver does so with a cipher that Node no longer has. Everything else is passed through.
 */
export async function startBucketServer({
  isConditional = true,
  pageSize,
  intercept = () => undefined,
}: BucketServerOptions = {}): Promise<BucketServer> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port: serverPort } = await server.run();
  const lastOfKey = new Map<string, Promise<unknown>>();

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const interception = intercept(method, toKey(url));
    if (interception === 'hang') return;
    const body = await readBody(request);
    if (body === null) return;
    if (typeof interception === 'object')
      return 'onHangUp' in interception
        ? sendForever(response, interception.onHangUp)
        : refuse(response, interception);
    if (method !== 'PUT') {
      const list = pageSize === undefined ? null : toListRequest(url, pageSize);
      const { status, headers: own, content } = await forward(serverPort, request, list?.url ?? url, body);
      response.writeHead(status, list === null ? own : {}).end(list?.cut(String(content)) ?? content);
      return;
    }
    const head = () => fetch(`http://127.0.0.1:${serverPort}${url.split('?')[0]}`, { method: 'HEAD' });
    const findSize = async () => Number((await head()).headers.get('content-length'));
    const write = async () => {
      if (isConditional && headers['if-none-match'] === '*' && (await head()).ok)
        return refuse(response, { status: 412, code: 'PreconditionFailed' });
      const { status, headers: own, content } = await forward(serverPort, request, url, body);
      while (status === 200 && (await findSize()) !== body.length);
      if (interception === 'lose-response') response.destroy();
      else response.writeHead(status, own).end(content);
    };
    const turn = (lastOfKey.get(url) ?? Promise.resolve()).then(write, write);
    lastOfKey.set(url, turn);
    await turn;
  }

  const front = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as { port: number };

  return {
    address: {
      kind: 'bucket',
      bucket: BUCKET,
      prefix: PREFIX,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}/`,
    },
    async overwrite(file, content) {
      const url = `http://127.0.0.1:${serverPort}/${BUCKET}/${PREFIX}/${file}`;
      const { ok, status } = await fetch(url, { method: 'PUT', body: content });
      if (!ok) throw new Error(`Failed to overwrite ${file}: the server answered ${status}.`);
    },
    async close() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}

function refuse(response: http.ServerResponse, { status, code }: { status: number; code: string }): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>Refused by the test.</Message></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}

async function sendForever(response: http.ServerResponse, onHangUp: () => void): Promise<void> {
  response.once('close', onHangUp);
  while (!response.destroyed) {
    response.write(Buffer.alloc(10_000));
    await setTimeout(1);
  }
}

function toKey(url: string): string {
  return new URL(url, 'http://localhost').pathname.replace(`/${BUCKET}/${PREFIX}/`, '');
}

import http from 'node:http';
import zlib from 'node:zlib';
import { toIntegrity } from '@portfolio/registry';
import type { CompositionFacts, DocumentSource } from '../shell-build/shellBuild';

/** Reads a tiny site over HTTP without a pause and records inconsistencies. */
export interface Reader {
  getFaults(): readonly string[];
  /** Number of requests that were sent. */
  getCount(): number;
  /** @returns the faults */
  stop(): Promise<readonly string[]>;
}

interface TinyResponse {
  status: number | undefined;
  /** The part of the header about the shell build. */
  text: string | undefined;
  body: string;
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

const DECODE: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
};

/**
 * Starts a reader: it requests a page, checks that page and header belong to the same composition, requests the files
 * that the page names, checks their hashes, and starts again.
 */
export function startReader(url: string): Reader {
  const agent = new http.Agent({ keepAlive: true });
  const faults: string[] = [];
  let count = 0;
  let isStopped = false;

  async function ask(path: string): Promise<TinyResponse> {
    count += 1;
    const encoding = ENCODINGS[count % ENCODINGS.length] ?? 'identity';
    return get(url + path, encoding, agent);
  }
  const expectEqual = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) faults.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  };

  async function readPage(path: string, status: number): Promise<void> {
    const page = await ask(path);
    expectEqual(`${path}, status`, page.status, status);
    const [, heading, source = '{}'] = /<h1>(.*?)<\/h1>(\{.*?\})<p>/s.exec(page.body) ?? [];
    expectEqual(`${path}, page and header`, heading, (status === 404 ? '/404' : path) + page.text);
    const { scripts, preloads, data } = JSON.parse(source) as DocumentSource;
    expectEqual(`${path}, its data as a file`, data !== null, true);
    for (const file of [...scripts, ...preloads, ...(data === null ? [] : [data])]) {
      const { status: found, body } = await ask(file.url);
      expectEqual(`${path}, status of ${file.url}`, found, 200);
      expectEqual(`${path}, hash of ${file.url}`, toIntegrity(body), file.integrity);
    }
  }

  async function readFiles(): Promise<void> {
    const robots = await ask('/robots.txt');
    expectEqual('/robots.txt and header', robots.body, robots.text);
    const { remotes } = JSON.parse((await ask('/composition.json')).body) as CompositionFacts;
    expectEqual('remotes of /composition.json', remotes.length, 1);
    for (const { entry } of remotes.flatMap(({ releases }) => releases)) {
      const { status, body } = await ask(entry.url);
      expectEqual(`status of ${entry.url}`, status, 200);
      expectEqual(`hash of ${entry.url}`, toIntegrity(body), entry.integrity);
    }
  }

  const reading = (async () => {
    while (!isStopped)
      try {
        await readPage('/', 200);
        await readPage('/nowhere', 404);
        await readFiles();
      } catch (error) {
        faults.push(String(error));
      }
  })();
  return {
    getFaults: () => faults,
    getCount: () => count,
    async stop() {
      isStopped = true;
      await reading;
      agent.destroy();
      return faults;
    },
  };
}

function get(url: string, encoding: string, agent: http.Agent): Promise<TinyResponse> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const content = Buffer.concat(parts);
          const used = response.headers['content-encoding'] ?? '';
          resolve({
            status: response.statusCode,
            text: response.headers['x-tiny']?.toString(),
            body: String(DECODE[used]?.(content) ?? content),
          });
        });
      })
      .on('error', reject);
  });
}

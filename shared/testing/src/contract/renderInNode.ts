import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { NodeRender, NodeResult, NodeTask } from './nodeRenderer';

/** The two runs have nothing in common except the page's code. */
const RUNS = [
  { nowMs: Date.UTC(2026, 0, 5, 9), seed: 1, env: { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' } },
  { nowMs: Date.UTC(2031, 6, 20, 22, 33), seed: 2, env: { TZ: 'Pacific/Chatham', LC_ALL: 'de_DE.UTF-8' } },
] as const;

/** Rendering a remote takes a second or two; on a busy machine it may take a minute. */
const LIMIT_MS = 90_000;

/** The pages of a remote as rendered in plain Node. */
export interface NodeRenders {
  /** The markup of a page in this environment, and with another time, time zone and language. */
  getPage(name: string): readonly [NodeRender, NodeRender];
  styleSheets: readonly string[];
}

/**
 * Renders the pages of a remote in plain Node twice: in processes with different times, random numbers, time zones
 * and languages.
 *
 * @param file - the module that the remote exposes, with its extension
 * @param limitMs - milliseconds that a process may take
 */
export async function renderInNode(file: string, limitMs = LIMIT_MS): Promise<NodeRenders> {
  const run = (given: (typeof RUNS)[number]) => runRenderer(file, given, limitMs);
  const [here, elsewhere] = await Promise.all([run(RUNS[0]), run(RUNS[1])]);
  const missing = (name: string): NodeRender => ({ error: `${file} serves no page "${name}".` });
  return {
    getPage: (name) => [here.pages[name] ?? missing(name), elsewhere.pages[name] ?? missing(name)],
    styleSheets: here.styleSheets,
  };
}

async function runRenderer(
  file: string,
  { nowMs, seed, env }: (typeof RUNS)[number],
  limitMs: number,
): Promise<NodeResult> {
  // The published package has it compiled, like this file.
  const renderer = path.join(__dirname, `nodeRenderer${path.extname(__filename)}`);
  const child = fork(renderer, {
    execArgv: ['--require', require.resolve('tsx/cjs')],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: limitMs,
  });
  let written = '';
  (child.stderr as Readable).setEncoding('utf8').on('data', (text: string) => (written += text));
  const answers: (NodeResult | { error: string })[] = [];
  child.once('message', (answer) => answers.push(answer as NodeResult));
  child.send({ file, nowMs, seed } satisfies NodeTask);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];

  const fail = (cause: string) => new Error(`Failed to render the pages of ${file} in plain Node: ${cause}`);
  const [answer] = answers;
  // The signal of the time limit.
  if (signal === 'SIGTERM')
    throw fail(`it took longer than ${limitMs / 1000} s. Look for an endless loop.\n${written}`);
  if (signal !== null) throw fail(`${signal} ended the process, as when it has no memory left.\n${written}`);
  if (answer === undefined) throw fail(`the process ended with ${code}. A page must not end it.\n${written}`);
  if ('error' in answer) throw fail(answer.error);
  return answer;
}

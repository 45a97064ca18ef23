import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BASE_URLS_GLOBAL, EXPOSED_MODULE, SiteError } from '@portfolio/contract';
import type { PageData, RenderedPage } from '../../shell-build/shellBuild';
import { getBoxCommand } from './boxCommand';

/** A remote's node build, as a box loads it. */
export interface RenderRemote {
  id: string;
  /** Folder of the release's node build: all that its code can read. */
  folder: string;
  /** The container's entry file in it. */
  entry: string;
  baseUrl: string;
}

/** What a box may take. */
export interface BoxLimits {
  /** To load the shell and the release. */
  startMs: number;
  /** To render one page. */
  pageMs: number;
  /** All memory of the process. */
  memoryBytes: number;
  /** One rendered page, styles included. */
  pageBytes: number;
  /** Everything that the code prints. */
  printedBytes: number;
}

const MIB = 2 ** 20;

export const BOX_LIMITS: BoxLimits = {
  startMs: 60_000,
  pageMs: 20_000,
  memoryBytes: 1024 * MIB,
  pageBytes: 2 * MIB,
  printedBytes: MIB,
};

/** How often the memory of a box is looked at while it renders. */
const MEMORY_CHECK_MS = 200;

/** How long a box that is no longer needed may take to end. */
const CLOSE_MS = 1000;

/** How much of what a page printed or threw a message repeats. */
const QUOTED_LENGTH = 2000;

interface BoxOptions {
  /** Folder of the shell's build. */
  dist: string;
  /** The one release whose code runs in the box; null for the shell alone. */
  remote: RenderRemote | null;
  limits: BoxLimits;
}

/** A process that renders pages for one release, or for the shell alone. */
export interface Box {
  /**
   * Renders a page; several are rendered one after the other.
   *
   * @param text - stands in the place of the remote's page, which is then not rendered
   * @throws {SiteError} code `PAGE_THREW` or `NO_REMOTE_PAGE`; any other code says that the box has ended
   */
  render(data: PageData, text?: string): Promise<RenderedPage>;
  hasEnded(): boolean;
  close(): void;
}

/** Starts a box. Its process has no rights but to read the two builds, and is killed when it passes a limit. */
export function startBox({ dist, remote, limits }: BoxOptions): Box {
  const shellFolder = path.join(dist, 'node');
  const { file, args } = getBoxCommand([shellFolder, ...(remote === null ? [] : [remote.folder])]);
  const child = spawn(file, args, { env: { NODE_ENV: 'production' }, stdio: 'pipe' });
  const fate = watchBox(child, limits);
  const setup = {
    ...{ shellFolder, shellFile: path.join(shellFolder, 'render.js'), remote },
    ...{ baseUrlsGlobal: BASE_URLS_GLOBAL, exposedModule: EXPOSED_MODULE },
  };
  // A process that has ended takes no more: why it ended is reported with the page.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(setup)}\n`);

  let last: Promise<unknown> = Promise.resolve();
  return {
    render(data, text) {
      const ask = async () => {
        const line = await fate.nextLine(() =>
          child.stdin.write(`${JSON.stringify({ data, text: text ?? null })}\n`),
        );
        return toRenderedPage(line, data);
      };
      const result = last.then(ask, ask);
      last = result.catch(() => {});
      return result;
    },
    hasEnded: fate.hasEnded,
    close() {
      child.stdin.end();
      setTimeout(() => child.kill('SIGKILL'), CLOSE_MS).unref();
    },
  };
}

/** Reads the answers of a box, and ends it when it passes a limit. */
function watchBox(child: ChildProcessWithoutNullStreams, limits: BoxLimits) {
  let ending: SiteError | undefined;
  let pending: { resolve: (line: string) => void; reject: (error: SiteError) => void } | undefined;
  let line: Buffer[] = [];
  let lineBytes = 0;
  let printed = '';
  let printedBytes = 0;
  let hasAnswered = false;

  const end = (error: SiteError) => {
    ending ??= error;
    child.kill('SIGKILL');
    pending?.reject(ending);
  };

  child.stdout.on('data', (chunk: Buffer) => {
    lineBytes += chunk.length;
    line.push(chunk);
    if (lineBytes > limits.pageBytes)
      return end(
        new SiteError(
          `it renders more than ${toMib(limits.pageBytes)} MiB. Render less, or load the rest in an effect.`,
          'RENDER_FLOOD',
        ),
      );
    if (chunk.at(-1) !== NEW_LINE) return;
    const text = Buffer.concat(line).toString('utf8');
    line = [];
    lineBytes = 0;
    hasAnswered = true;
    pending?.resolve(text);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    printedBytes += chunk.length;
    if (printed.length < QUOTED_LENGTH) printed += chunk.toString('utf8');
    if (printedBytes > limits.printedBytes)
      end(
        new SiteError(
          `it prints more than ${toMib(limits.printedBytes)} MiB. Take the console output out of the page.`,
          'RENDER_FLOOD',
        ),
      );
  });
  child.on('error', (cause) =>
    end(
      new SiteError(
        `its process did not start: ${cause.message}. See that "node" can be run on this machine.`,
        'RENDER_ENDED',
        { cause },
      ),
    ),
  );
  child.on('close', (code, signal) =>
    end(
      new SiteError(
        `its process ended with ${signal ?? `exit code ${code}`}. Look for code that ends the process or takes more memory than a page has.${quote(printed)}`,
        'RENDER_ENDED',
      ),
    ),
  );

  return {
    hasEnded: () => ending !== undefined,
    nextLine(ask: () => void): Promise<string> {
      return new Promise<string>((resolve, reject) => {
        if (ending !== undefined) return reject(ending);
        const limitMs = limits.pageMs + (hasAnswered ? 0 : limits.startMs);
        const timer = setTimeout(
          () =>
            end(
              new SiteError(
                `it is not rendered after ${limitMs / 1000} s. Look for an endless loop, or a promise that never settles.`,
                'RENDER_TIMEOUT',
              ),
            ),
          limitMs,
        );
        const memory = setInterval(() => {
          if (readMemoryBytes(child.pid) > limits.memoryBytes)
            end(
              new SiteError(
                `it takes more than ${toMib(limits.memoryBytes)} MiB of memory. Look for a list that grows without end.`,
                'RENDER_MEMORY',
              ),
            );
        }, MEMORY_CHECK_MS);
        const finish = () => {
          clearTimeout(timer);
          clearInterval(memory);
          pending = undefined;
        };
        pending = {
          resolve: (text) => (finish(), resolve(text)),
          reject: (error) => (finish(), reject(error)),
        };
        ask();
      });
    },
  };
}

const NEW_LINE = 10;

function toMib(bytes: number): number {
  return Math.round((bytes / MIB) * 10) / 10;
}

/** Reads an answer: its shape is not ours to trust, either. */
function toRenderedPage(line: string, data: PageData): RenderedPage {
  const answer = parseAnswer(line);
  if (typeof answer.html === 'string' && typeof answer.styles === 'string')
    return { html: answer.html, styles: answer.styles };
  const { project } = data;
  if (answer.isMissing === true && project !== undefined)
    throw new SiteError(
      `the release has no page "${project.entry.component}". Export it from pages in src/remote.ts, or take it out of the catalogue.`,
      'NO_REMOTE_PAGE',
    );
  throw new SiteError(
    typeof answer.error === 'string' ? toPlainText(answer.error) : 'it rendered no HTML. Return an element.',
    'PAGE_THREW',
  );
}

function parseAnswer(line: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(line)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Text of a release for a terminal: without control characters, and short. */
function toPlainText(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what it removes
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, '').slice(0, QUOTED_LENGTH);
}

function quote(printed: string): string {
  return printed === '' ? '' : ` It printed: ${toPlainText(printed).trim()}`;
}

/** What a process and the one it started take; 0 where the system does not say. */
function readMemoryBytes(pid: number | undefined): number {
  const read = (file: string) => {
    try {
      return fs.readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ');
  return [String(pid), ...children].reduce((sum, id) => {
    const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`)) ?? [];
    return sum + Number(kib) * 1024;
  }, 0);
}

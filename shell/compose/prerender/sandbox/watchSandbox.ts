import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { SiteError } from '@portfolio/contract';
import { toPlainText } from '@portfolio/contract/validate';
import { readMemoryBytes } from './readMemoryBytes';

/** The limits of a sandbox. */
export interface SandboxLimits {
  /** For loading the shell and the release. */
  startMs: number;
  /** For rendering one page. */
  pageMs: number;
  /** All memory of the process. */
  memoryBytes: number;
  /** One rendered page, styles included. */
  pageBytes: number;
  /** All output that the code prints. */
  printedBytes: number;
}

const MIB = 2 ** 20;

/** How often the memory of a working sandbox is checked. */
const MEMORY_CHECK_MS = 200;

/** How many characters of a page's output or error a message quotes. */
const QUOTED_LENGTH = 2000;

/** Reads the responses of a sandbox, and kills it when it exceeds a limit. */
export function watchSandbox(child: ChildProcessWithoutNullStreams, limits: SandboxLimits) {
  let endError: SiteError | undefined;
  let pending: { resolve: (line: string) => void; reject: (error: SiteError) => void } | undefined;
  let line: Buffer[] = [];
  let lineBytes = 0;
  let printed = '';
  let printedBytes = 0;
  let hasAnswered = false;

  const end = (error: SiteError) => {
    endError ??= error;
    child.kill('SIGKILL');
    pending?.reject(endError);
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
          `it prints more than ${toMib(limits.printedBytes)} MiB. Remove the console output from the page.`,
          'RENDER_FLOOD',
        ),
      );
  });
  child.on('error', (cause) =>
    end(
      new SiteError(
        `its process did not start: ${cause.message}. Check that "node" can be run on this machine.`,
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
    hasEnded: () => endError !== undefined,
    nextLine(ask: () => void): Promise<string> {
      return new Promise<string>((resolve, reject) => {
        if (endError !== undefined) return reject(endError);
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
          if (child.pid !== undefined && readMemoryBytes(child.pid) > limits.memoryBytes)
            end(
              new SiteError(
                `it takes more than ${toMib(limits.memoryBytes)} MiB of memory. Look for a list that keeps growing.`,
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

function quote(printed: string): string {
  return printed === '' ? '' : ` It printed: ${toPlainText(printed).trim()}`;
}

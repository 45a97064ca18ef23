import { spawn } from 'node:child_process';
import path from 'node:path';
import { BASE_URLS_GLOBAL, EXPOSED_MODULE, SiteError } from '@portfolio/contract';
import { toPlainText } from '@portfolio/contract/validate';
import type { PageData, RenderedPage } from '../../shell-build/shellBuild';
import { getSandboxCommand } from './sandboxCommand';
import { type SandboxLimits, watchSandbox } from './watchSandbox';

/** A remote's node build, as a sandbox loads it. */
export interface RenderRemote {
  id: string;
  /** Folder of the release's node build: the only files its code can read. */
  folder: string;
  /** The container's entry file in it. */
  entry: string;
  baseUrl: string;
}

const MIB = 2 ** 20;

export const SANDBOX_LIMITS: SandboxLimits = {
  startMs: 60_000,
  pageMs: 20_000,
  memoryBytes: 1024 * MIB,
  pageBytes: 2 * MIB,
  printedBytes: MIB,
};

/** How long a sandbox may take to exit after it was closed. */
const CLOSE_MS = 1000;

interface SandboxOptions {
  /** Folder of the shell's build. */
  dist: string;
  /** The one release whose code runs in the sandbox; null for the shell alone. */
  remote: RenderRemote | null;
  limits: SandboxLimits;
}

/** A process that renders pages for one release, or for the shell alone. */
export interface Sandbox {
  /**
   * Renders a page; concurrent calls are queued.
   *
   * @param text - replaces the remote's page, which is then not rendered
   * @throws {SiteError} code `PAGE_THREW` or `NO_REMOTE_PAGE`; any other code means that the sandbox has ended
   */
  render(data: PageData, text?: string): Promise<RenderedPage>;
  hasEnded(): boolean;
  close(): void;
}

/** Starts a sandbox. Its process may only read the two builds, and is killed when it exceeds a limit. */
export function startSandbox({ dist, remote, limits }: SandboxOptions): Sandbox {
  const shellFolder = path.join(dist, 'node');
  const { file, args } = getSandboxCommand([shellFolder, ...(remote === null ? [] : [remote.folder])]);
  const child = spawn(file, args, { env: { NODE_ENV: 'production' }, stdio: 'pipe' });
  const monitor = watchSandbox(child, limits);
  const setup = {
    ...{ shellFolder, shellFile: path.join(shellFolder, 'render.js'), remote },
    ...{ baseUrlsGlobal: BASE_URLS_GLOBAL, exposedModule: EXPOSED_MODULE },
  };
  // Writing to a process that has ended fails; why it ended is reported with the page.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(setup)}\n`);

  let last: Promise<unknown> = Promise.resolve();
  return {
    render(data, text) {
      const ask = async () => {
        const line = await monitor.nextLine(() =>
          child.stdin.write(`${JSON.stringify({ data, text: text ?? null })}\n`),
        );
        return toRenderedPage(line, data);
      };
      const result = last.then(ask, ask);
      last = result.catch(() => {});
      return result;
    },
    hasEnded: monitor.hasEnded,
    close() {
      child.stdin.end();
      setTimeout(() => child.kill('SIGKILL'), CLOSE_MS).unref();
    },
  };
}

/** Parses a response, whose shape is not trusted either. */
function toRenderedPage(line: string, data: PageData): RenderedPage {
  const answer = parseAnswer(line);
  const { html, shellStyles, compiledStyles, styles } = answer;
  if (
    typeof html === 'string' &&
    typeof shellStyles === 'string' &&
    typeof compiledStyles === 'string' &&
    typeof styles === 'string'
  )
    return { html, shellStyles, compiledStyles, styles };
  const { project } = data;
  if (answer.isMissing === true && project !== undefined)
    throw new SiteError(
      `the release has no page "${project.entry.component}". Export it from pages in src/remote.ts, or remove it from the catalogue.`,
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

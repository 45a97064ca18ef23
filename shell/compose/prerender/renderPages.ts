import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { SiteError } from '@portfolio/contract';
import { forEachConcurrently } from '@portfolio/registry';
import type { DocumentSource, PageData, RenderedPage, Shell } from '../shell-build/shellBuild';
import { type Sandbox, SANDBOX_LIMITS, type RenderRemote, startSandbox } from './sandbox/startSandbox';
import type { SandboxLimits } from './sandbox/watchSandbox';
import { checkPage } from './page-checks/checkPage';
import { toPageError } from './page-checks/pageFault';
import { withinTime } from './page-checks/withinTime';

/** A page to render, and the files that its document names. */
export interface PageToRender {
  data: PageData;
  source: DocumentSource;
}

/** One page as a file. */
export interface RenderedDocument {
  html: string;
  /** The paths that the page links to. */
  links: readonly string[];
}

interface RenderOptions {
  shell: Pick<Shell, 'dist' | 'renderer'>;
  remotes: readonly RenderRemote[];
  /**
   * Called as soon as a page is rendered, so that only the pages in progress are in memory, whatever the size of the
   * site.
   */
  onRendered?: (index: number, rendered: RenderedDocument) => void | Promise<void>;
  limits?: SandboxLimits;
}

interface Job extends PageToRender {
  index: number;
}

/** With fewer pages than this, starting another sandbox is not worthwhile. */
const MIN_PAGES_PER_BOX = 24;
/** Several batches for each core, so that all cores finish at about the same time. */
const BATCHES_PER_CORE = 4;

/**
 * Renders pages on all cores. The code of each release runs in separate sandboxes; the shell's part of every page comes
 * from a sandbox that no release's code runs in.
 *
 * @throws {SiteError} code `RENDER_FAILED`, naming every page that was refused, and why
 */
export async function renderPages(
  pages: readonly PageToRender[],
  { shell, remotes, onRendered = () => {}, limits = SANDBOX_LIMITS }: RenderOptions,
): Promise<void> {
  if (pages.length === 0) return;
  const failures: string[] = [];
  const cores = os.availableParallelism();
  const batches = toBatches(
    pages.map((page, index) => ({ ...page, index })),
    Math.max(MIN_PAGES_PER_BOX, Math.ceil(pages.length / (cores * BATCHES_PER_CORE))),
  );
  const remotesById = new Map(remotes.map((remote) => [remote.id, remote]));
  const { renderer, dist } = shell;
  const shellSandbox = startSandbox({ dist, remote: null, limits });

  /** Renders a page of a release, and checks that the release has not changed anything around it. */
  const renderInFrame = async (
    data: PageData,
    remote: RenderRemote,
    sandbox: Sandbox,
  ): Promise<RenderedPage> => {
    const slot = randomUUID();
    const [page, frame] = await Promise.all([sandbox.render(data), shellSandbox.render(data, slot)]);
    const options = { frame, slot, marks: renderer.SHELL_MARKS, baseUrl: remote.baseUrl };
    const checked = withinTime(limits.pageMs, () => checkPage(page, options));
    if (checked === null) throw toTimeError(limits.pageMs);
    return checked;
  };

  const renderBatch = async (batch: readonly Job[]) => {
    const remote = remotesById.get(batch[0]?.data.project?.remote.id ?? '');
    const sandbox = remote === undefined ? shellSandbox : startSandbox({ dist, remote, limits });
    const take = async ({ index, data, source }: Job, page: RenderedPage) => {
      const html = renderer.toDocument(data, page, source);
      await onRendered(index, { html, links: renderer.listLinkedPaths(page.html) });
    };
    try {
      // At most one page is passed on while the next is rendered, so pages do not pile up in memory.
      let taken: Promise<void> | undefined;
      for (const [position, job] of batch.entries()) {
        const { data } = job;
        const rendering = remote === undefined ? sandbox.render(data) : renderInFrame(data, remote, sandbox);
        const [page] = await Promise.all([rendering.catch(toSiteError), taken]);
        taken = undefined;
        if (!(page instanceof SiteError)) taken = take(job, page);
        else {
          const untried = sandbox.hasEnded() ? batch.length - position - 1 : 0;
          failures.push(
            `- ${data.path}: ${page.message}${untried === 0 ? '' : ` ${untried} more pages of ${remote?.id ?? 'the shell'} were not tried.`}`,
          );
          if (!sandbox.hasEnded()) continue;
          break;
        }
      }
      await taken;
    } finally {
      if (sandbox !== shellSandbox) sandbox.close();
    }
  };

  try {
    await forEachConcurrently(batches, renderBatch, cores);
  } finally {
    shellSandbox.close();
  }
  if (failures.length > 0)
    throw new SiteError(
      `Failed to render ${failures.length} of ${pages.length} pages:\n${failures.sort().join('\n')}\nFix the page, or pin a release that renders.`,
      'RENDER_FAILED',
    );
}

function toTimeError(limitMs: number): SiteError {
  return toPageError({
    found: `content that is not checked after ${limitMs / 1000} s`,
    remedy: 'Render less: fewer elements, attributes and rules.',
  });
}

function toSiteError(error: unknown): SiteError {
  if (error instanceof SiteError) return error;
  throw error;
}

function toBatches(jobs: readonly Job[], pagesPerBatch: number): Job[][] {
  const byRemote = new Map<string, Job[]>();
  for (const job of jobs) {
    const id = job.data.project?.remote.id ?? '';
    const group = byRemote.get(id);
    if (group === undefined) byRemote.set(id, [job]);
    else group.push(job);
  }
  return [...byRemote.values()].flatMap((group) => {
    const batches: Job[][] = [];
    for (let start = 0; start < group.length; start += pagesPerBatch)
      batches.push(group.slice(start, start + pagesPerBatch));
    return batches;
  });
}

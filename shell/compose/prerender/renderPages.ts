import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SiteError } from '@portfolio/contract';
import { forEachAtOnce } from '@portfolio/registry';
import type { DocumentSource, PageData, RenderedDocument } from '../shell-build/shellBuild';

/** A page to be rendered, and what its document names. */
export interface PageToRender {
  data: PageData;
  source: DocumentSource;
}

/** A remote's node build, as a worker loads it. */
export interface RenderRemote {
  id: string;
  entryFile: string;
  baseUrl: string;
}

/** What a worker starts with: the shell, and the one remote whose pages it renders. */
export interface RenderWorkerData {
  dist: string;
  remote: RenderRemote | null;
}

export interface RenderJob extends PageToRender {
  index: number;
}

export type RenderResult = { index: number } & (
  { rendered: RenderedDocument; error?: undefined } | { error: string; rendered?: undefined }
);

interface RenderOptions {
  /** Folder of the shell's build. */
  dist: string;
  remotes: readonly RenderRemote[];
  /** Takes each page as soon as it is rendered: a site of any size needs no more memory than the pages at work. */
  onRendered?: (index: number, rendered: RenderedDocument) => void | Promise<void>;
}

/** A worker is worth its start from this many pages on. */
const MIN_PAGES_PER_WORKER = 24;
/** Batches for each core: the last ones end at about the same time. */
const BATCHES_PER_CORE = 4;

/**
 * Renders pages on all cores, those of each remote apart.
 *
 * @throws {SiteError} code `RENDER_FAILED`, naming every page that threw
 */
export async function renderPages(
  pages: readonly PageToRender[],
  { dist, remotes, onRendered = () => {} }: RenderOptions,
): Promise<void> {
  const failures: string[] = [];
  const cores = os.availableParallelism();
  const batches = toBatches(
    pages.map((page, index) => ({ ...page, index })),
    Math.max(MIN_PAGES_PER_WORKER, Math.ceil(pages.length / (cores * BATCHES_PER_CORE))),
  );
  const remotesById = new Map(remotes.map((remote) => [remote.id, remote]));
  const take = async (result: RenderResult) => {
    if (result.rendered !== undefined) await onRendered(result.index, result.rendered);
    else failures.push(`- ${pages[result.index]?.data.path}: ${result.error}`);
  };
  await forEachAtOnce(
    batches,
    (batch) => {
      const remote = remotesById.get(batch[0]?.data.project?.remote.id ?? '') ?? null;
      return renderBatch(batch, { dist, remote }, take);
    },
    cores,
  );
  if (failures.length > 0)
    throw new SiteError(
      `Failed to render ${failures.length} of ${pages.length} pages:\n${failures.sort().join('\n')}\nFix the page, or pin a release that renders.`,
      'RENDER_FAILED',
    );
}

function toBatches(jobs: readonly RenderJob[], pagesPerBatch: number): RenderJob[][] {
  const byRemote = new Map<string, RenderJob[]>();
  for (const job of jobs) {
    const id = job.data.project?.remote.id ?? '';
    const group = byRemote.get(id);
    if (group === undefined) byRemote.set(id, [job]);
    else group.push(job);
  }
  return [...byRemote.values()].flatMap((group) => {
    const batches: RenderJob[][] = [];
    for (let start = 0; start < group.length; start += pagesPerBatch)
      batches.push(group.slice(start, start + pagesPerBatch));
    return batches;
  });
}

/** TypeScript is compiled for the worker's own modules only: taking the large builds through it doubles the start. */
const WORKER_SOURCE = `const stop = require(${JSON.stringify(require.resolve('tsx/cjs/api'))}).register();
const { answerJobs } = require(${JSON.stringify(path.join(__dirname, 'renderWorker.ts'))});
stop();
answerJobs();`;

async function renderBatch(
  batch: readonly RenderJob[],
  workerData: RenderWorkerData,
  take: (result: RenderResult) => Promise<void>,
): Promise<void> {
  const worker = new Worker(WORKER_SOURCE, {
    eval: true,
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    // While one page is taken the next is rendered, and no other: pages do not pile up.
    let taken: Promise<void> | undefined;
    for (const job of batch) {
      const [result] = await Promise.all([renderOn(worker, job), taken]);
      taken = take(result);
    }
    await taken;
  } finally {
    await worker.terminate();
  }
}

function renderOn(worker: Worker, job: RenderJob): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      worker.off('message', handleMessage);
      worker.off('error', handleError);
      worker.off('exit', handleExit);
      settle();
    };
    const handleMessage = (result: RenderResult) => finish(() => resolve(result));
    const handleError = (error: Error) => finish(() => reject(error));
    const handleExit = (exitCode: number) =>
      finish(() =>
        reject(
          new SiteError(
            `Failed to render ${job.data.path}: its code ended the process with exit code ${exitCode}. Take process.exit() out of the page, or pin a release without it.`,
            'RENDER_ENDED',
          ),
        ),
      );
    worker.on('message', handleMessage);
    worker.on('error', handleError);
    worker.on('exit', handleExit);
    worker.postMessage(job);
  });
}

import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SiteError } from '@portfolio/contract';
import type { RenderedPage } from '../../src/render';
import type { PageData } from '../../src/site-map/pageData';

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

export interface RenderJob {
  index: number;
  data: PageData;
}

export type RenderResult = { index: number } & (
  { rendered: RenderedPage; error?: undefined } | { error: string; rendered?: undefined }
);

interface RenderOptions {
  dist: string;
  remotes: readonly RenderRemote[];
}

/** Pages that one worker renders; a remote with more pages gets more workers. */
const PAGES_PER_WORKER = 24;

/**
 * Renders pages on all cores, those of each remote apart.
 *
 * @returns one rendered page for each data, in the same order
 * @throws {SiteError} code `RENDER_FAILED`, naming every page that threw
 */
export async function renderPages(
  pages: readonly PageData[],
  { dist, remotes }: RenderOptions,
): Promise<RenderedPage[]> {
  const results = new Array<RenderedPage>(pages.length);
  const failures: string[] = [];
  const batches = toBatches(pages.map((data, index) => ({ data, index })));

  async function runBatches(): Promise<void> {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const remoteId = batch[0]?.data.project?.remote.id;
      const remote = remotes.find(({ id }) => id === remoteId) ?? null;
      for (const result of await renderBatch(batch, { dist, remote })) {
        if (result.rendered !== undefined) results[result.index] = result.rendered;
        else failures.push(`- ${pages[result.index]?.path}: ${result.error}`);
      }
    }
  }

  const workers = Math.min(os.availableParallelism(), batches.length);
  await Promise.all(Array.from({ length: workers }, runBatches));
  if (failures.length > 0)
    throw new SiteError(
      `Failed to render ${failures.length} of ${pages.length} pages:\n${failures.sort().join('\n')}\nMend the page, or pin a release that renders.`,
      'RENDER_FAILED',
    );
  return results;
}

function toBatches(jobs: readonly RenderJob[]): RenderJob[][] {
  const byRemote = new Map<string, RenderJob[]>();
  for (const job of jobs) {
    const id = job.data.project?.remote.id ?? '';
    byRemote.set(id, [...(byRemote.get(id) ?? []), job]);
  }
  return [...byRemote.values()].flatMap((group) => {
    const batches: RenderJob[][] = [];
    for (let start = 0; start < group.length; start += PAGES_PER_WORKER)
      batches.push(group.slice(start, start + PAGES_PER_WORKER));
    return batches;
  });
}

async function renderBatch(
  batch: readonly RenderJob[],
  workerData: RenderWorkerData,
): Promise<RenderResult[]> {
  const worker = new Worker(path.join(__dirname, 'renderWorker.ts'), {
    workerData,
    execArgv: ['--require', require.resolve('tsx/cjs')],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const results: RenderResult[] = [];
    for (const job of batch) results.push(await renderOn(worker, job));
    return results;
  } finally {
    await worker.terminate();
  }
}

function renderOn(worker: Worker, job: RenderJob): Promise<RenderResult> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      worker.off('message', handleMessage);
      worker.off('error', handleError);
      settle();
    };
    const handleMessage = (result: RenderResult) => finish(() => resolve(result));
    const handleError = (error: Error) => finish(() => reject(error));
    worker.on('message', handleMessage);
    worker.on('error', handleError);
    worker.postMessage(job);
  });
}

import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { SiteError } from '@portfolio/contract';
import type { RenderedPage } from '../../src/render';
import type { PageData } from '../../src/site-map/pageData';

/** What a worker starts with. */
export interface RenderWorkerData {
  dist: string;
  remotes: Readonly<Record<string, { entryFile: string; baseUrl: string }>>;
}

export interface RenderJob {
  index: number;
  data: PageData;
}

export type RenderResult = { index: number } & (
  { rendered: RenderedPage; error?: undefined } | { error: string; rendered?: undefined }
);

/** Fewer pages than this for each worker are quicker without another one. */
const PAGES_PER_WORKER = 8;

/**
 * Renders pages on all cores.
 *
 * @returns one rendered page for each data, in the same order
 * @throws {SiteError} code `RENDER_FAILED`, naming every page that threw
 */
export async function renderPages(
  pages: readonly PageData[],
  workerData: RenderWorkerData,
): Promise<RenderedPage[]> {
  const results = new Array<RenderedPage>(pages.length);
  const failures: string[] = [];
  let next = 0;

  async function runWorker(): Promise<void> {
    const worker = new Worker(path.join(__dirname, 'renderWorker.ts'), {
      workerData,
      execArgv: ['--require', require.resolve('tsx/cjs')],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    try {
      while (next < pages.length) {
        const index = next++;
        const data = pages[index] as PageData;
        const result = await renderOn(worker, { index, data });
        if (result.rendered === undefined) failures.push(`- ${data.path}: ${result.error}`);
        else results[index] = result.rendered;
      }
    } finally {
      await worker.terminate();
    }
  }

  const workers = Math.max(
    1,
    Math.min(os.availableParallelism(), Math.ceil(pages.length / PAGES_PER_WORKER)),
  );
  if (pages.length > 0) await Promise.all(Array.from({ length: workers }, runWorker));
  if (failures.length > 0)
    throw new SiteError(
      `Failed to render ${failures.length} of ${pages.length} pages:\n${failures.sort().join('\n')}\nMend the page, or pin a release that renders.`,
      'RENDER_FAILED',
    );
  return results;
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

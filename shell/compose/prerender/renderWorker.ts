import { parentPort, workerData } from 'node:worker_threads';
import { loadNodeContainer } from '@portfolio/build/node-container';
import { type PageProps, SiteError } from '@portfolio/contract';
import type { ComponentType } from 'react';
import { loadShellRenderer, type ShellRenderer } from '../shell-build/shellBuild';
import type { RenderJob, RenderRemote, RenderResult, RenderWorkerData } from './renderPages';

/**
 * Loads the shell's pages and then those of the one remote, each in a fixed order. Styles come out in the order in
 * which their components were first seen: this makes a page's bytes depend on shell and release, and on nothing else.
 */
async function loadPages(
  renderer: ShellRenderer,
  remote: RenderRemote | null,
): Promise<ReadonlyMap<string, ComponentType<PageProps>>> {
  await renderer.loadAllShellPages();
  const pages = new Map<string, ComponentType<PageProps>>();
  if (remote === null) return pages;
  const exposed = await loadNodeContainer({ ...remote, singletons: renderer.singletons });
  for (const name of Object.keys(exposed.pages).sort()) {
    const page = await exposed.pages[name]?.();
    if (page !== undefined) pages.set(name, page.default);
  }
  return pages;
}

/** Renders what it is asked for until the worker is ended. */
export function answerJobs(): void {
  const { dist, remote } = workerData as RenderWorkerData;
  const renderer = loadShellRenderer(dist);
  const loading = loadPages(renderer, remote);
  // Reported with each job instead.
  loading.catch(() => {});

  async function render({ data, source }: RenderJob) {
    const pages = await loading;
    const { project } = data;
    if (project === undefined) return renderer.renderDocument(data, null, source);
    const Page = pages.get(project.entry.component);
    if (Page === undefined)
      throw new SiteError(
        `[${project.remote.id}] Failed to render ${data.path}: the release has no page "${project.entry.component}". Export it from pages in src/remote.ts, or take it out of the catalogue.`,
        'NO_REMOTE_PAGE',
      );
    return renderer.renderDocument(data, Page, source);
  }

  parentPort?.on('message', (job: RenderJob) => {
    render(job).then(
      (rendered) => parentPort?.postMessage({ index: job.index, rendered } satisfies RenderResult),
      (error: unknown) =>
        parentPort?.postMessage({
          index: job.index,
          error: error instanceof Error ? (error.stack ?? error.message) : String(error),
        } satisfies RenderResult),
    );
  });
}

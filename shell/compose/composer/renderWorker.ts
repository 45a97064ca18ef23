import { parentPort, workerData } from 'node:worker_threads';
import { loadNodeContainer } from '@portfolio/build/node-container';
import type { PageProps, RemoteModule } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RenderedPage } from '../../src/render';
import { loadShellRenderer } from '../shellBuild';
import type { RenderJob, RenderResult, RenderWorkerData } from './renderPages';

const { dist, remotes } = workerData as RenderWorkerData;
const renderer = loadShellRenderer(dist);
const loaded = new Map<string, Promise<RemoteModule>>();

/** Loads each remote's node container once, with the shell's own React in the share scope. */
function loadRemote(id: string): Promise<RemoteModule> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const remote = remotes[id];
  if (remote === undefined) throw new Error(`No remote "${id}" is pinned.`);
  const loading = loadNodeContainer({ id, ...remote, singletons: renderer.singletons });
  loaded.set(id, loading);
  return loading;
}

async function loadPage(id: string, component: string): Promise<ComponentType<PageProps>> {
  const { pages } = await loadRemote(id);
  const loader = pages[component];
  if (loader === undefined) throw new Error(`The remote "${id}" has no page "${component}".`);
  return (await loader()).default;
}

async function render({ data }: RenderJob): Promise<RenderedPage> {
  const { project } = data;
  const Page = project === undefined ? null : await loadPage(project.remote.id, project.entry.component);
  return renderer.renderPage(data, Page);
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

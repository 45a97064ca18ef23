import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '../../src/render';
import type { PageData } from '../../src/site-map/pageData';
import type { PinnedRemote } from './PinnedRemote';
import { type RenderRemote, renderPages } from './renderPages';

interface RenderOptions {
  dist: string;
  remotes: readonly RenderRemote[];
  cacheDir: string;
  /** Hash of the shell's build. */
  shellHash: string;
  pinned: readonly PinnedRemote[];
}

/** Renders the pages whose data, shell or release changed; takes the others from the last run. */
export async function renderChangedPages(
  pages: readonly PageData[],
  { cacheDir, shellHash, pinned, dist, remotes }: RenderOptions,
): Promise<{ rendered: RenderedPage[]; renderedCount: number }> {
  const folder = path.join(cacheDir, 'pages');
  fs.mkdirSync(folder, { recursive: true });
  const releaseHashes = new Map(pinned.map(({ release, pin }) => [release.id, pin.integrity]));
  const files = pages.map((data) => {
    const releaseHash = releaseHashes.get(data.project?.remote.id ?? '') ?? '';
    const key = createHash('sha256')
      .update(JSON.stringify([shellHash, releaseHash, data]))
      .digest('hex');
    return path.join(folder, `${key}.json`);
  });

  const rendered = files.map((file) =>
    fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as RenderedPage) : null,
  );
  const stale = pages.filter((_data, index) => rendered[index] === null);
  const fresh = await renderPages(stale, { dist, remotes });
  let taken = 0;
  const all = rendered.map((page, index) => {
    if (page !== null) return page;
    const result = fresh[taken++] as RenderedPage;
    fs.writeFileSync(files[index] as string, JSON.stringify(result));
    return result;
  });
  removeOthers(folder, new Set(files));
  return { rendered: all, renderedCount: stale.length };
}

function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!keep.has(file)) fs.rmSync(file);
  }
}

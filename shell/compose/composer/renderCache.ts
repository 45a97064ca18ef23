import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
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

/** The pages of this run: each is read when it is needed, for all at once would not fit in memory. */
export interface RenderedPages {
  /** How many were rendered anew. */
  renderedCount: number;
  /** Reads the page at this place of the list. */
  read(index: number): Promise<RenderedPage>;
}

/** Renders the pages whose data, shell or release changed; takes the others from the last run. */
export async function renderChangedPages(
  pages: readonly PageData[],
  { cacheDir, shellHash, pinned, dist, remotes }: RenderOptions,
): Promise<RenderedPages> {
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

  const getFile = (index: number) => files[index] ?? '';
  const stale = files.flatMap((file, index) => (fs.existsSync(file) ? [] : [index]));
  await renderPages(
    stale.flatMap((index) => pages[index] ?? []),
    {
      dist,
      remotes,
      onRendered: (position, rendered) =>
        writeWhole(getFile(stale[position] ?? -1), JSON.stringify(rendered)),
    },
  );
  removeOthers(folder, new Set(files));
  return {
    renderedCount: stale.length,
    read: async (index) => JSON.parse(await readFile(getFile(index), 'utf8')) as RenderedPage,
  };
}

/** Under its name a page is whole, also where this run is stopped. */
function writeWhole(file: string, text: string): void {
  fs.writeFileSync(`${file}.draft`, text);
  fs.renameSync(`${file}.draft`, file);
}

function removeOthers(folder: string, keep: ReadonlySet<string>): void {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!keep.has(file)) fs.rmSync(file);
  }
}

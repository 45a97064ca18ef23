import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from '../../src/render';
import type { PageData } from '../../src/site-map/pageData';
import { listLinkedPaths } from '../host/staticHost';
import { compressAfter } from './compressAfter';
import { MINIMUM_BYTES, PAGE_QUALITY } from '../write/compressFiles';
import { type KeptPage, openKeptPages } from './keptPages';
import type { PageFileRefs } from '../plan/pageFiles';
import { type RenderRemote, renderPages } from '../prerender/renderPages';

/** A page and all that decides its bytes beside its data. */
export interface PageSource {
  data: PageData;
  files: PageFileRefs;
  /** Hash of the release whose page it is; empty for the shell's own. */
  releaseHash: string;
}

interface PrepareOptions {
  dist: string;
  remotes: readonly RenderRemote[];
  cacheDir: string;
  /** How every page of this composition begins. */
  start: Buffer;
  /** What decides the bytes of all pages: the shell's build, the origin of canonical links. */
  context: readonly string[];
  /** Writes the document around a rendered page, without its start. */
  toRest: (source: PageSource, rendered: RenderedPage) => Promise<string>;
}

/** The pages of this run: each is read when it is needed, for all at once would not fit in memory. */
export interface PreparedPages {
  /** How many were rendered anew. */
  renderedCount: number;
  /** The same for the same pages of the same composition. */
  signature: string;
  /** Reads the page at this place of the list. */
  read(index: number): KeptPage;
}

/** Renders and compresses the pages whose data, files, shell or release changed; takes the others from the last run. */
export async function preparePages(
  pages: readonly PageSource[],
  { cacheDir, start, context, toRest, dist, remotes }: PrepareOptions,
): Promise<PreparedPages> {
  const kept = openKeptPages(path.join(cacheDir, 'pages'));
  const common = [hashComposer(), start.length, ...context];
  const keys = pages.map(({ data, files, releaseHash }) =>
    hash(JSON.stringify([common, releaseHash, files, data])),
  );
  const stale = pages.flatMap((page, index) => {
    const key = keys[index] ?? '';
    return kept.has(key) ? [] : [{ page, key }];
  });
  await renderPages(
    stale.map(({ page }) => page.data),
    {
      dist,
      remotes,
      onRendered: async (position, rendered) => {
        const job = stale[position];
        if (job === undefined) return;
        const rest = Buffer.from(await toRest(job.page, rendered));
        const isSmall = start.length + rest.length < MINIMUM_BYTES;
        const compressed = isSmall ? null : await compressAfter(start, rest, PAGE_QUALITY);
        kept.write(job.key, { rest, compressed, links: [...new Set(listLinkedPaths(rendered.html))] });
      },
    },
  );
  kept.removeOthers(new Set(keys));
  const signature = hash(JSON.stringify([start.toString(), keys]));
  return { renderedCount: stale.length, signature, read: (index) => kept.read(keys[index] ?? '') };
}

/** What the composer writes changes with its own code. */
function hashComposer(): string {
  const names = fs
    .readdirSync(__dirname)
    .filter((name) => !name.includes('.test.'))
    .sort();
  return hash(names.map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8')).join('\n'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import type { PageFiles } from '@portfolio/contract';
import type { StatsCompilation } from 'webpack';

type ChunkGroup = NonNullable<StatsCompilation['namedChunkGroups']>[string];

/** The files of one chunk group of webpack's statistics, in loading order. */
export function toPageFiles(group: ChunkGroup | undefined): PageFiles {
  const files = (group?.assets ?? []).map(({ name }) => name);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

import { createFolderRegistry } from '@portfolio/registry';
import { compose } from '../../../compose/compose';
import type { ShellPaths } from '../../../compose/shell-build/paths';
import type { OwnFigures } from './runCompose';

/** Runs in a separate process, so that time and memory are those of a single composition. */
const { registry, ...paths } = JSON.parse(process.argv[2] ?? '{}') as ShellPaths & { registry: string };
const startMs = performance.now();
void compose({ paths, registry: createFolderRegistry(registry) }).then(({ pageCount, renderedCount }) => {
  const figures: OwnFigures = {
    ms: performance.now() - startMs,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    pageCount,
    renderedCount,
  };
  console.log(JSON.stringify(figures));
});

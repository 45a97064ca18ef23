import { toMarkdownTable } from '../report/toMarkdownTable';
import type { ScaleResult } from './ScaleResult';

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Writes how the site grows: what composing takes, and what a visitor pays. */
export function toScaleMarkdown({ cores, rows }: ScaleResult): string {
  const composing = toMarkdownTable([
    [
      'remotes × pages',
      'all s',
      'ms a page',
      'cores busy',
      'peak MiB',
      'one pin s',
      'rendered',
      'written',
      'of its pages',
      'nothing s',
    ],
    ...rows.map(({ remotes, pages, composeMs, composeCpuMs, peakBytes, changed, unchangedMs }) => [
      `${remotes} × ${pages / remotes}`,
      seconds(composeMs),
      (composeMs / pages).toFixed(1),
      (composeCpuMs / composeMs).toFixed(1),
      (peakBytes / 1024 / 1024).toFixed(0),
      seconds(changed.composeMs),
      String(changed.renderedPages),
      String(changed.writtenPages),
      String(changed.pagesOfRemote),
      seconds(unchangedMs),
    ]),
  ]);
  const visiting = toMarkdownTable([
    ['remotes × pages', 'HTML of a page KiB', 'home KiB', 'work KiB', 'page of a remote KiB'],
    ...rows.map(({ remotes, pages, htmlBytes, homeBytes, workBytes, remotePageBytes }) => [
      `${remotes} × ${pages / remotes}`,
      ...[htmlBytes, homeBytes, workBytes, remotePageBytes].map(kibibytes),
    ]),
  ]);
  return `## Scale

Synthetic remotes through the real composer on ${cores} cores: everything from nothing, then one remote pinned to another
release, then nothing changed.

${composing}

What a first visit costs, compressed:

${visiting}`;
}

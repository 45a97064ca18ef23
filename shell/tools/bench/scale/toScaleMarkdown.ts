import { toMarkdownTable } from '../figures/toMarkdownTable';
import { toRatio } from '../figures/median';
import { type Format, kibibytes, toCell } from '../figures/formats';
import type { ScaleResult } from './ScaleResult';

const seconds: Format = (ms) => (ms / 1000).toFixed(1);
const tenths: Format = (value) => value.toFixed(1);

/** Formats how the site scales: the cost of composing, and the cost for visitors. */
export function toScaleMarkdown({ cores, rows }: ScaleResult): string {
  const composing = toMarkdownTable([
    [
      'remotes × pages',
      'from scratch, s',
      'CPU ms a page',
      'cores busy',
      'peak MiB',
      'one pin changed, s',
      'CPU s',
      'rendered',
      'changed',
      'its pages',
      'no change, s',
      'CPU s',
    ],
    ...rows.map(({ remotes, pages, composeMs, composeCpuMs, peakBytes, changed, ...row }) => [
      `${remotes} × ${pages / remotes}`,
      seconds(composeMs),
      toCell(toRatio(composeCpuMs, pages), tenths),
      toCell(toRatio(composeCpuMs, composeMs), tenths),
      (peakBytes / 1024 / 1024).toFixed(0),
      seconds(changed.composeMs),
      toCell(changed.composeCpuMs, seconds),
      String(changed.renderedPages),
      String(changed.writtenPages),
      String(changed.pagesOfRemote),
      seconds(row.unchangedMs),
      toCell(row.unchangedCpuMs, seconds),
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

Synthetic remotes through the real composer on ${cores} cores: first from scratch, then with one remote pinned to another
release, then without any change. Processor time is that of all processes; the peak is that of the composer alone, without the
processes that render pages and draw share pictures. For the second, "rendered" counts the pages that were rendered again, "changed" those whose
HTML differs, and "its pages" those of that remote.

${composing}

What a first visit costs, compressed:

${visiting}`;
}

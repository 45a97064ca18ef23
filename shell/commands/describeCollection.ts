import { toTable } from '../compose/terminal/table';
import type { Collection } from '../compose/history/collectGarbage';

/** Describes what garbage collection kept and why, and what it removed. */
export function describeCollection(
  { kept, removed, restored, isStopped }: Collection,
  isDryRun: boolean,
): string {
  const rows = [...kept].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, reasons]) => [name, sum(reasons)]);
  const folders = new Map<string, number>();
  for (const file of removed) {
    const folder = file.split('/').slice(0, 2).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [
    toTable([['kept', 'because'], ...rows]),
    '',
    removed.length === 0
      ? 'There is nothing to remove.'
      : `${isDryRun ? 'Would remove' : 'Removed'} ${toCount(removed.length)}:`,
    ...[...folders].map(([folder, count]) => `- ${folder}: ${toCount(count)}`),
    ...removed.filter((file) => file.includes('/releases/')).map((file) => `- ${file}`),
    ...(restored.length === 0
      ? []
      : [`Restored ${toCount(restored.length)} that came into use in the meantime.`]),
    ...(isStopped ? ['Stopped before the end. Run this again to remove the rest.'] : []),
  ].join('\n');
}

/** A release may be part of many compositions. */
function sum(reasons: readonly string[]): string {
  const shown = reasons.slice(0, 3).join('; ');
  return reasons.length > 3 ? `${shown}; and ${reasons.length - 3} more` : shown;
}

function toCount(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}

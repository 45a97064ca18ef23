import fs from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { SiteError } from '@portfolio/contract';
import { ensureFiles, type FileSource, type Registry, toIntegrity } from '@portfolio/registry';
import { logComposition } from './compositionLog';
import { type CompositionRecord, listShellBuilds, toRecordBytes } from './compositionRecord';
import { toRecordPath, toShellFilePath, toShellPath } from './historyPaths';

interface RecordOptions {
  registry: Registry;
  /** The shell's `dist/`, with the build that was composed. */
  dist: string;
  shell: ShellBuild;
  record: CompositionRecord;
  /** Folder of the composed site. */
  site: string;
  nowMs?: number;
}

/**
 * Records a composition in the registry, so that it can be built again and its files be kept for open tabs. What is
 * there already costs nothing. The record comes after all that it names.
 *
 * @throws {SiteError} code `SHELL_CHANGED` where `dist/` is no longer the build that was composed
 */
export async function recordComposition({
  registry,
  dist,
  shell,
  record,
  site,
  nowMs = Date.now(),
}: RecordOptions): Promise<void> {
  const files = listShellBuilds(shell).flatMap((build) => listFiles(dist, build.folder, build.files));
  const data = Object.entries(record.data ?? {}).map(([url, integrity]) => ({
    path: toShellFilePath(integrity),
    read: () => fs.readFile(path.join(site, url)),
  }));
  const all: FileSource[] = [
    ...files,
    ...data,
    { path: toShellPath(record.shell), read: () => Promise.resolve(Buffer.from(JSON.stringify(shell))) },
    { path: toRecordPath(record.id), read: () => Promise.resolve(toRecordBytes(record)) },
  ];
  await ensureFiles(registry, all);
  await logComposition(registry, { id: record.id, siteUrl: record.siteUrl, composedMs: nowMs });
  // From the log on garbage collection keeps them; before, it may have taken one that an old build left.
  await ensureFiles(registry, all);
}

function listFiles(dist: string, folder: string, files: ShellBuild['files']): FileSource[] {
  return Object.entries(files).map(([name, { integrity }]) => ({
    path: toShellFilePath(integrity),
    async read() {
      const file = path.join(dist, folder, name);
      const content = await fs.readFile(file);
      if (toIntegrity(content) !== integrity)
        throw new SiteError(
          `Failed to record the shell build: ${file} is not the file that was built. Run "npm run build -w shell" and compose again.`,
          'SHELL_CHANGED',
        );
      return content;
    },
  }));
}

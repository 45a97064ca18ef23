import fs from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { SiteError } from '@portfolio/contract';
import { ensureFiles, type FileSource, hasIntegrity, type Registry } from '@portfolio/registry';
import { listShellBuilds, type Shell } from '../shell-build/shellBuild';
import { logComposition } from './compositionLog';
import { type CompositionRecord, toRecordBytes } from './compositionRecord';
import { toContentPath, toRecordPath, toShellPath } from './historyPaths';

interface RecordOptions {
  registry: Registry;
  shell: Pick<Shell, 'build' | 'dist'>;
  record: CompositionRecord;
  /** The text whose hash is `record.files`. */
  fileList: string;
  /** Folder of the composed site. */
  site: string;
}

/**
 * Records a composition in the registry, so that it can be rebuilt and its files kept for open tabs. Files that are
 * already there are not written again. The record is written after everything it names.
 *
 * @returns a function that logs the composition, to be called just before it goes live
 * @throws {SiteError} code `SHELL_CHANGED` if `dist/` is no longer the build that was composed
 */
export async function recordComposition({
  registry,
  shell: { build, dist },
  record,
  fileList,
  site,
}: RecordOptions): Promise<(nowMs?: number) => Promise<void>> {
  const data = Object.entries(record.data).map(([url, integrity]) => ({
    path: toContentPath(integrity),
    read: () => fs.readFile(path.join(site, url)),
  }));
  const toSource = (file: string, content: string | Buffer): FileSource => ({
    path: file,
    read: () => Promise.resolve(Buffer.from(content)),
  });
  const all: FileSource[] = [
    ...listShellBuilds(build).flatMap(({ folder, files }) => listFiles(dist, folder, files)),
    ...data,
    toSource(toContentPath(record.files), fileList),
    toSource(toShellPath(record.shell), JSON.stringify(build)),
    toSource(toRecordPath(record.id), toRecordBytes(record)),
  ];
  await ensureFiles(registry, all);
  return async (nowMs = Date.now()) => {
    await logComposition(registry, { id: record.id, siteUrl: record.siteUrl, composedMs: nowMs });
    // Garbage collection keeps these files only once they are logged; until then it may have removed one that an old
    // build had left.
    await ensureFiles(registry, all);
  };
}

function listFiles(dist: string, folder: string, files: ShellBuild['files']): FileSource[] {
  return Object.entries(files).map(([name, { integrity }]) => ({
    path: toContentPath(integrity),
    async read() {
      const file = path.join(dist, folder, name);
      const content = await fs.readFile(file);
      if (!hasIntegrity(content, integrity))
        throw new SiteError(
          `Failed to record the shell build: ${file} is not the file that was built. Run "npm run build -w shell" and compose again.`,
          'SHELL_CHANGED',
        );
      return content;
    },
  }));
}

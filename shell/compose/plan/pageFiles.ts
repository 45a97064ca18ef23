import type { ShellBuild } from '@portfolio/build';
import type { PageFiles, ReleaseFileInfo } from '@portfolio/contract';
import type { PinnedRemote } from '../release/fetchRemotes';
import { requireIntegrity } from '../release/requireIntegrity';
import type { FileRef, PageData } from '../shell-build/shellBuild';

/** The chunks behind a page of a remote: `shellPages.ts` and `loadReleasePage.ts` name them. */
const REMOTE_CHUNKS = ['project', 'federation'];

/** The chunk of one of the shell's own pages: `shellPages.ts` names it after the file. */
const toPageChunk = (page: string) => `${page}-page-tsx`;

/**
 * The files one page needs: scripts to run at once, files to preload, and styles. The page requests nothing else up
 * front.
 */
export interface PageFileRefs {
  scripts: FileRef[];
  preloads: FileRef[];
  stylesheets: FileRef[];
}

export type ListPageFiles = typeof listPageFiles;

/** Lists the files one page needs, each with its hash. */
export function listPageFiles(
  { page, project, isStill }: PageData,
  shell: ShellBuild,
  pinned: readonly PinnedRemote[],
): PageFileRefs {
  const toShellRefs = (files: readonly string[] = []) => files.map(toFileRef(shell.baseUrl, shell.files));
  const scripts = toShellRefs(shell.entry.js);
  if (project === undefined) {
    const { js, css } = shell.chunks[toPageChunk(page)] ?? {};
    return { scripts, preloads: isStill ? [] : toShellRefs(js), stylesheets: toShellRefs(css) };
  }
  const { remote, entry } = project;
  const release = pinned.find((candidate) => candidate.release.id === remote.id)?.release;
  const files: PageFiles[] = [release?.remote, release?.pages[entry.component]].filter(
    (group) => group !== undefined,
  );
  const toRemoteRef = toFileRef(remote.baseUrl, release?.web.files ?? {});
  return {
    scripts,
    preloads:
      entry.hydrate === 'on-interaction'
        ? []
        : [
            ...toShellRefs(REMOTE_CHUNKS.flatMap((name) => shell.chunks[name]?.js ?? [])),
            remote.entry,
            ...files.flatMap(({ js }) => js).map(toRemoteRef),
          ],
    stylesheets: files.flatMap(({ css }) => css).map(toRemoteRef),
  };
}

/**
 * Returns a function that makes references to a build's files, each with its hash.
 *
 * @throws {SiteError} code `NO_INTEGRITY`
 */
export function toFileRef(baseUrl: string, files: Readonly<Record<string, ReleaseFileInfo>>) {
  return (file: string): FileRef => ({ url: baseUrl + file, integrity: requireIntegrity(files, file) });
}

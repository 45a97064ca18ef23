import type { ShellBuild } from '@portfolio/build';
import type { ReleaseFileInfo } from '@portfolio/contract';
import type { FoundRelease } from '@portfolio/registry';
import type { CarriedReleases } from '../release/carriedReleases';

/**
 * The longest list that a header carries. Each hash takes 54 characters, 74 in older releases, and many servers and
 * proxies refuse more than 16 KiB of headers; Chromium itself refuses 256 KiB.
 */
export const MAX_SCRIPTS_IN_HEADER = 200;

/** Where the hashes are that `script-src` names. */
export interface PinnedScripts {
  /** The hashes in the header of every page; null if each document lists its own. */
  inHeader: readonly string[] | null;
  /** Returns the hashes that a document lists; null if the header lists them. The shell's own pages have no remote. */
  toListed: (remoteId: string | undefined) => readonly string[] | null;
  /** Returns what identifies a document's list if there are different ones; empty if there is one for all. */
  toListId: (remoteId: string | undefined) => string;
}

/**
 * Decides which documents allow which scripts. A document's policy stays in force while the visitor navigates, so all
 * documents allow the scripts of all remotes. If these are too many, each allows those of its own remote, and a
 * navigation to another remote loads a document. Releases that pins do not name are only included if the site offers
 * them.
 */
export function planPinnedScripts(
  { files }: Pick<ShellBuild, 'files'>,
  carried: CarriedReleases,
  hasPolicyInPages: boolean,
): PinnedScripts {
  const all = listHashes(files, [...carried.values()].flat());
  if (all.length <= MAX_SCRIPTS_IN_HEADER)
    return {
      inHeader: hasPolicyInPages ? null : all,
      toListed: () => (hasPolicyInPages ? all : null),
      toListId: () => '',
    };
  const ofShell = listHashes(files, []);
  const lists = new Map([...carried].map(([id, releases]) => [id, listHashes(files, releases)]));
  return {
    inHeader: null,
    toListed: (remoteId = '') => lists.get(remoteId) ?? ofShell,
    toListId: (remoteId = '') => remoteId,
  };
}

function listHashes(shellFiles: ShellBuild['files'], releases: readonly FoundRelease[]): string[] {
  const files = [shellFiles, ...releases.map(({ release }) => release.web.files)];
  return [...new Set(files.flatMap(listScripts))].sort();
}

function listScripts(files: Readonly<Record<string, ReleaseFileInfo>>): string[] {
  return Object.entries(files).flatMap(([name, { integrity }]) => (name.endsWith('.js') ? [integrity] : []));
}

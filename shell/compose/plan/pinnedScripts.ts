import type { ShellBuild } from '@portfolio/build';
import type { ReleaseFileInfo } from '@portfolio/contract';
import type { CarriedReleases } from '../release/carriedReleases';

/**
 * Lists the hashes of all scripts that a document of this site may have to run: its policy stays in force while the
 * visitor navigates to pages of any remote. Releases that pins do not name are only included if the site offers them.
 */
export function listPinnedScripts({ files }: Pick<ShellBuild, 'files'>, carried: CarriedReleases): string[] {
  const releases = [...carried.values()].flat().map(({ release }) => release.web.files);
  return [...new Set([files, ...releases].flatMap(listScripts))].sort();
}

function listScripts(files: Readonly<Record<string, ReleaseFileInfo>>): string[] {
  return Object.entries(files).flatMap(([name, { integrity }]) => (name.endsWith('.js') ? [integrity] : []));
}

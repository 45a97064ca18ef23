import type { PageFiles, Release, ReleaseBuild } from '@portfolio/contract';

/**
 * Lists the paths of the pages that a release may have changed in a browser. If any file differs from the pinned
 * release, these are all pages: a browser's entry can load any file on any page, and Node's can render anything on any
 * page, whatever the release declares.
 */
export function listAffectedPages(release: Release, current: Release | null): string[] {
  return current !== null && toFilesText(release) === toFilesText(current)
    ? listChangedPages(release, current)
    : listPaths(release.catalogue);
}

/** Everything of a release but its catalogue. */
function toFilesText({ web, node, remote, connectOrigins }: Release): string {
  return JSON.stringify({ web, node, remote, connectOrigins });
}

/**
 * Lists the paths of the pages that are new in a release, or whose declared files or catalogue entry differ from the
 * pinned release. If something that all pages share has changed, lists them all.
 */
export function listChangedPages(release: Release, current: Release | null): string[] {
  const entries = release.catalogue.filter(({ path }) => path !== null);
  if (current === null || toText(release, release.remote) !== toText(current, current.remote))
    return listPaths(entries);
  const node = listChangedFiles(release.node, current.node);
  // A file of the node build starts with the name of its page; any other file is shared by all pages.
  const isOfPage = (file: string, component: string | null) => file.startsWith(`${component}.`);
  if (node.some((file) => !entries.some(({ component }) => isOfPage(file, component))))
    return listPaths(entries);
  const changed = entries.filter((entry) => {
    const before = current.catalogue.find(({ id }) => id === entry.id);
    const toPageText = (of: Release) => toText(of, of.pages[entry.component ?? '']);
    return (
      JSON.stringify(before) !== JSON.stringify(entry) ||
      toPageText(release) !== toPageText(current) ||
      node.some((file) => isOfPage(file, entry.component))
    );
  });
  const isOtherEntry = toFileText(release, release.web.entry) !== toFileText(current, current.web.entry);
  return listPaths(changed.length === 0 && isOtherEntry ? entries : changed);
}

/**
 * Names of the files that the other build does not have. The entry is left out: it names all other files, so it
 * always changes.
 */
function listChangedFiles({ entry, files }: ReleaseBuild, before: ReleaseBuild): string[] {
  return Object.entries(files).flatMap(([file, { integrity }]) =>
    file === entry || before.files[file]?.integrity === integrity ? [] : [file],
  );
}

function listPaths(catalogue: Release['catalogue']): string[] {
  return catalogue.flatMap(({ path }) => (path === null ? [] : [path]));
}

function toFileText({ web }: Release, file: string): string {
  return `${file} ${web.files[file]?.integrity ?? ''}`;
}

function toText(release: Release, files: PageFiles = { js: [], css: [] }): string {
  return [...files.js, ...files.css].map((file) => toFileText(release, file)).join('\n');
}

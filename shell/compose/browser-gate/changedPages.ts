import type { PageFiles, Release, ReleaseBuild } from '@portfolio/contract';

/**
 * Lists the paths of the pages that are new in a release, or whose files or catalogue entry differ from the pinned
 * release. If something that all pages share has changed, lists them all.
 */
export function listChangedPages(release: Release, current: Release | null): string[] {
  const entries = release.catalogue.filter(({ path }) => path !== null);
  const paths = (list: typeof entries) => list.flatMap(({ path }) => (path === null ? [] : [path]));
  if (current === null || toText(release, release.remote) !== toText(current, current.remote))
    return paths(entries);
  const node = listChangedFiles(release.node, current.node);
  // A file of the node build starts with the name of its page; any other file is shared by all pages.
  const isOfPage = (file: string, component: string | null) => file.startsWith(`${component}.`);
  if (node.some((file) => !entries.some(({ component }) => isOfPage(file, component)))) return paths(entries);
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
  return paths(changed.length === 0 && isOtherEntry ? entries : changed);
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

function toFileText({ web }: Release, file: string): string {
  return `${file} ${web.files[file]?.integrity ?? ''}`;
}

function toText(release: Release, files: PageFiles = { js: [], css: [] }): string {
  return [...files.js, ...files.css].map((file) => toFileText(release, file)).join('\n');
}

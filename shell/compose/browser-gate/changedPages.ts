import type { PageFiles, Release, ReleaseBuild } from '@portfolio/contract';

/**
 * Lists the paths of the pages that are new in a release, or made of other files or other words than in the one that is
 * pinned. Where what all pages have in common changed, these are all pages.
 */
export function listChangedPages(release: Release, current: Release | null): string[] {
  const entries = release.catalogue.filter(({ path }) => path !== null);
  const paths = (list: typeof entries) => list.flatMap(({ path }) => (path === null ? [] : [path]));
  if (current === null || toText(release, release.remote) !== toText(current, current.remote))
    return paths(entries);
  const node = listChangedFiles(release.node, current.node);
  // Files of the node build are known by the name of their page; those of no page are for all.
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

/** Names of a build's files that the other one has not, but for the entry: it names all others. */
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

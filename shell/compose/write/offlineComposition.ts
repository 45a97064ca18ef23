import type { Release, ReleaseFileInfo } from '@portfolio/contract';
import type { SitePlan } from '../plan/createPlan';
import type { HeaderRules, OfflineComposition, OfflineFile, PageHeaders } from '../shell-build/shellBuild';

/** The most that a browser caches of a site in advance, including the shell; the rest is cached when it is visited. */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/** A file of the site, as a service worker knows it. */
export interface KeptFile {
  file: OfflineFile;
  bytes: number;
}

/** Files that are cached in addition to those of builds. */
interface KeptTexts {
  /** Pages and files that are needed on every visit. */
  shell: readonly KeptFile[];
  /** The pages of each remote, by its id. */
  remotes: ReadonlyMap<string, readonly KeptFile[]>;
}

type OfflinePlan = Pick<SitePlan, 'id'> & {
  index: Pick<SitePlan['index'], 'headers' | 'redirects'>;
  source: Pick<SitePlan['source'], 'revoked'>;
  shell: Pick<SitePlan['shell'], 'hash' | 'build'> & {
    renderer: Pick<SitePlan['shell']['renderer'], 'NOT_FOUND_PATH' | 'toShellId'>;
  };
  releases: Pick<SitePlan['releases'], 'carried' | 'pinned' | 'toBaseUrl'>;
};

/**
 * Lists the files that a service worker caches: the whole site, or if that is too large, the files of the shell and of
 * the lightest remotes, each remote completely or not at all.
 */
export function createOfflineComposition(
  { id, index, source, shell, releases }: OfflinePlan,
  texts: KeptTexts,
  maxBytes: number = MAX_KEPT_BYTES,
): OfflineComposition {
  const { NOT_FOUND_PATH, toShellId } = shell.renderer;
  const toEntryUrl = ({ id: remoteId, web }: Pick<Release, 'id' | 'web'>) =>
    releases.toBaseUrl(remoteId) + web.entry;
  const carried = new Set([...releases.carried.values()].flat().map(({ release }) => toEntryUrl(release)));
  // Releases with the same browser files share an entry, whose name contains its hash: the bad one differed elsewhere.
  const revoked = (source.revoked ?? [])
    .flatMap(({ id: remoteId, entry }) => (entry === undefined ? [] : [releases.toBaseUrl(remoteId) + entry]))
    .filter((url) => !carried.has(url));
  const ofShell = [...texts.shell, ...describeFiles(shell.build.baseUrl, shell.build.files)];
  const ofRemotes = releases.pinned.map(({ release }) => [
    ...(texts.remotes.get(release.id) ?? []),
    ...describeFiles(releases.toBaseUrl(release.id), release.web.files),
  ]);
  const keptRemotes = selectLightest(ofRemotes, maxBytes - sumBytes(ofShell));
  const kept = [...ofShell, ...keptRemotes.flat()];
  const urls = new Set(kept.map(({ file: [url] }) => url));
  return {
    id,
    shell: toShellId(shell.hash),
    entries: Object.fromEntries(releases.pinned.map(({ release }) => [release.id, toEntryUrl(release)])),
    files: kept.map(({ file }) => file),
    ...(revoked.length > 0 && { revoked }),
    isWhole: keptRemotes.length === ofRemotes.length,
    redirects: Object.fromEntries(Object.entries(index.redirects).filter(([, path]) => urls.has(path))),
    notFoundPath: NOT_FOUND_PATH,
    pageHeaders: listPageHeaders(index.headers),
  };
}

/** Selects the lightest remotes that fit; they keep their order. */
function selectLightest(remotes: readonly KeptFile[][], maxBytes: number): KeptFile[][] {
  let left = maxBytes;
  const kept = new Set(
    [...remotes]
      .sort((one, other) => sumBytes(one) - sumBytes(other))
      .filter((files) => {
        left -= sumBytes(files);
        return left >= 0;
      }),
  );
  return remotes.filter((files) => kept.has(files));
}

function sumBytes(files: readonly KeptFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The rules for pages, without those for folders and files. */
function listPageHeaders(rules: HeaderRules): PageHeaders {
  const pages = rules.filter(({ path }) => path === '/*' || !path.endsWith('*'));
  return Object.fromEntries(pages.map(({ path, headers }) => [path === '/*' ? '*' : path, headers]));
}

function describeFiles(baseUrl: string, files: Readonly<Record<string, ReleaseFileInfo>>): KeptFile[] {
  return Object.entries(files).map(([name, { bytes, integrity }]) => ({
    file: [baseUrl + name, integrity],
    bytes,
  }));
}

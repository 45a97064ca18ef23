import type { Catalogue } from './catalogue';
import type { PermissionName } from './permissions';

/** One published file. */
export interface ReleaseFileInfo {
  bytes: number;
  /** `sha256-<base64>` or `sha384-<base64>`, as the `integrity` attribute takes it. */
  integrity: string;
}

/** The browser files that one page needs beyond the entry, in loading order. */
export interface PageFiles {
  js: readonly string[];
  css: readonly string[];
}

/** One of the two builds of a remote. */
export interface ReleaseBuild {
  /** The container's entry file: a key of `files`. */
  entry: string;
  /** From path, relative to the build's own folder, to size and hash. Lists every file that the build emitted. */
  files: Readonly<Record<string, ReleaseFileInfo>>;
}

/** A remote as it is published: one immutable build, `id@version`. */
export interface Release {
  schema: 1;
  id: string;
  version: string;
  /** The contract version it was built against. */
  contract: string;
  /** The federation container's name. */
  container: string;
  /** For the browser; kept in `web/` of the remote's folder in the registry. */
  web: ReleaseBuild;
  /** For prerendering; kept in `node/`. */
  node: ReleaseBuild;
  /** Files that the exposed module itself needs, before any page. */
  remote: PageFiles;
  /** From page name to the files that it needs. */
  pages: Readonly<Record<string, PageFiles>>;
  catalogue: Catalogue;
  /** Other origins that all of its pages call, in addition to those that catalogue entries name. */
  connectOrigins: readonly string[];
  /** From package to the semver range that the shell must provide. */
  singletons: Readonly<Record<string, string>>;
  /** The shape of the exposed module, one line per member, such as "pages.drumKit: function". */
  api: readonly string[];
  /** Its bill of materials, CycloneDX as JSON. Absent in releases from before there were any. */
  sbom?: ReleaseFileInfo;
}

/** Exceptions that a maintainer has made for one release, by kind. */
export interface Allowed {
  /** Other origins that its pages may call. */
  origins?: readonly string[];
  /** Permissions that its pages may ask visitors for. */
  permissions?: readonly PermissionName[];
  /** Files that may exceed the gate's size limits, named as the gate names them. */
  weights?: readonly string[];
  /** Lists of work that its catalogue appears in, such as `/work/js`. Absent if they were never checked. */
  mounts?: readonly string[];
}

/** One release by version, with the path and the hash of its release file. */
export interface ReleasePin {
  version: string;
  /** Path of the release file in the registry. */
  release: string;
  /** Hash of the release file, which in turn holds the hashes of all other files. */
  integrity: string;
  /** Why its pages were not loaded in a browser before it was pinned; absent if they were. */
  unchecked?: string;
  /** Absent if the release needs no exceptions. */
  allowed?: Allowed;
}

/** The shell's choice of one release of one remote. */
export interface Pin extends ReleasePin {
  /** The last known good: the release that was pinned before and has not been rolled back since. */
  previous: ReleasePin | null;
  /** Earlier good releases, newest first: each rollback goes back by one. */
  earlier?: readonly ReleasePin[];
  /** Higher versions that were rolled back: none of them can be a last known good. */
  rolledBack?: readonly string[];
}

/** A withdrawn release: it can no longer be pinned, offered or deployed. */
export interface Revocation {
  id: string;
  version: string;
  /** Hash of its release file. */
  integrity: string;
  /** Its entry among its browser files, so that browsers refuse it. Absent if the release could no longer be read. */
  entry?: string;
  reason: string;
  /** Day of the revocation, as in "2026-01-31". */
  date: string;
}

/** `shell/pins.json`. */
export interface PinsFile {
  schema: 1;
  remotes: Readonly<Record<string, Pin>>;
  /** By id and version; absent if there are none. */
  revoked?: readonly Revocation[];
}

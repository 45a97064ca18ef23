import type { Catalogue } from './catalogue';
import type { PermissionName } from './permissions';

/** One published file. */
export interface ReleaseFileInfo {
  bytes: number;
  /** `sha384-<base64>`, as the `integrity` attribute takes it. */
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
  /** From path, relative to the build's own folder, to size and hash. Everything the build emitted, nothing else. */
  files: Readonly<Record<string, ReleaseFileInfo>>;
}

/** A remote's whole promise: one immutable build, `id@version`. */
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
  /** To prerender; kept in `node/`. */
  node: ReleaseBuild;
  /** Files that the exposed module itself needs, before any page. */
  remote: PageFiles;
  /** From page name to what it needs. */
  pages: Readonly<Record<string, PageFiles>>;
  catalogue: Catalogue;
  /** Other origins that all of its pages call, beside those that catalogue entries name. */
  connectOrigins: readonly string[];
  /** Package to semver range, as the shell must provide them. */
  singletons: Readonly<Record<string, string>>;
  /** The shape of the exposed module, one line a member, such as "pages.drumKit: function". */
  api: readonly string[];
  /** Its bill of materials, CycloneDX as JSON. Absent in releases from before there were any. */
  sbom?: ReleaseFileInfo;
}

/** Exceptions that a maintainer has allowed one release, each by its name. */
export interface Allowed {
  /** Other origins that its pages may call. */
  origins?: readonly string[];
  /** Permissions that its pages may ask visitors for. */
  permissions?: readonly PermissionName[];
  /** Files that may be larger than the gate's limits, as the gate names them. */
  weights?: readonly string[];
  /** Lists of work that its catalogue has a part in, such as `/work/js`. Absent where they were never looked at. */
  mounts?: readonly string[];
}

/** One release by version, where its release file is and what that file hashes to. */
export interface ReleasePin {
  version: string;
  /** Path of the release file in the registry. */
  release: string;
  /** Hash of the release file, which hashes all the rest. */
  integrity: string;
  /** Why its pages were not loaded in a browser before it was pinned; absent where they were. */
  unchecked?: string;
  /** Absent where it asks for nothing. */
  allowed?: Allowed;
}

/** The shell's choice of one release of one remote. */
export interface Pin extends ReleasePin {
  /** The last known good: the release that was pinned before and was not rolled back since. */
  previous: ReleasePin | null;
  /** Those that were good before it, newest first: each rollback leads one further. */
  earlier?: readonly ReleasePin[];
  /** Higher versions that were rolled back: none of them is a last known good. */
  rolledBack?: readonly string[];
}

/** A release that was withdrawn: nothing pins, offers or carries it any more. */
export interface Revocation {
  id: string;
  version: string;
  /** Hash of its release file. */
  integrity: string;
  /** Its entry among its browser files: no browser is to load it. Absent where the release could not be read any more. */
  entry?: string;
  reason: string;
  /** Day of the revocation, as in "2026-01-31". */
  date: string;
}

/** `shell/pins.json`. */
export interface PinsFile {
  schema: 1;
  remotes: Readonly<Record<string, Pin>>;
  /** By id and version; absent where there are none. */
  revoked?: readonly Revocation[];
}

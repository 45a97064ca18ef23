import { SiteError } from '@portfolio/contract';

/** The two builds of a release. */
export type BuildTargetName = 'web' | 'node';

/**
 * Where releases are kept. Paths use forward slashes and are relative to the registry.
 * Nothing is ever overwritten. Everything throws a `SiteError` that says what to do where the registry cannot be
 * used: code `REGISTRY_MISSING`, `REGISTRY_DENIED`, `REGISTRY_READ_ONLY`, `REGISTRY_FULL`, `REGISTRY_UNREACHABLE` or
 * `NO_EXCLUSIVE_WRITES`.
 */
export interface Registry {
  /** For messages: a folder or a bucket URL. */
  readonly location: string;
  /** URL of its root for browsers, with a slash at the end; undefined where composed sites hold copies of the files. */
  readonly publicUrl?: string | undefined;
  /**
   * Reads a file.
   *
   * @param path - relative to the registry
   * @param maxBytes - a larger one is refused unread; default the largest file a release may have
   * @throws {SiteError} code `NOT_IN_REGISTRY` or `TOO_LARGE`
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  /** Names directly under a folder; empty where there is none. */
  list(folder: string): Promise<string[]>;
  /**
   * Writes a file that does not exist yet, whole or not at all.
   *
   * @returns false where a file with this path exists already
   */
  create(path: string, content: Buffer): Promise<boolean>;
}

/** Codes by which a release or its file is at fault, not the way to it. */
const RELEASE_FAULTS: ReadonlySet<string> = new Set([
  'NOT_IN_REGISTRY',
  'BAD_RELEASE',
  'BAD_HASH',
  'TOO_LARGE',
  'LINK_OUT_OF_REGISTRY',
]);

/**
 * Says whether a release is at fault: it is missing, changed or not valid. Every other error is one of the registry,
 * and says nothing of the release.
 */
export function isReleaseFault(error: unknown): error is SiteError {
  return error instanceof SiteError && RELEASE_FAULTS.has(error.code);
}

/** A file as garbage collection sees it. */
export interface StoredFile {
  path: string;
  /** When it was written, in milliseconds since 1970. */
  writtenMs: number;
}

/** A registry from which garbage collection can remove unused files. Nothing else removes any. */
export interface SweepableRegistry extends Registry {
  /** Lists all files below a folder, in any depth; the empty string is the whole registry. */
  listFiles(folder: string): Promise<StoredFile[]>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
}

/** Says whether a registry can be swept. */
export function isSweepable(registry: Registry): registry is SweepableRegistry {
  return 'listFiles' in registry && 'remove' in registry;
}

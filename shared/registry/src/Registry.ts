import { SiteError } from '@portfolio/contract';

/** The two builds of a release. */
export type BuildTargetName = 'web' | 'node';

/**
 * The storage of releases. Paths use forward slashes and are relative to the registry.
 * Nothing is ever overwritten. If the registry cannot be used, every method throws a `SiteError` that says what to do:
 * code `REGISTRY_MISSING`, `REGISTRY_DENIED`, `REGISTRY_READ_ONLY`, `REGISTRY_FULL`, `REGISTRY_UNREACHABLE`,
 * `REGISTRY_FAILED`, `BAD_REGISTRY`, `NO_EXCLUSIVE_WRITES` or `LINK_OUT_OF_REGISTRY`.
 */
export interface Registry {
  /** For messages: a folder or a bucket URL. */
  readonly location: string;
  /** URL of its root for browsers, with a trailing slash; undefined if composed sites contain copies of the files. */
  readonly publicUrl?: string | undefined;
  /**
   * Reads a file.
   *
   * @param path - relative to the registry
   * @param maxBytes - a larger file is refused without being read; default the largest size a release may have
   * @throws {SiteError} code `NOT_IN_REGISTRY` or `TOO_LARGE`
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  /** Names directly under a folder; empty if the folder does not exist. */
  list(folder: string): Promise<string[]>;
  /**
   * Writes a file that does not exist yet, completely or not at all.
   *
   * @returns false if a file with this path already exists
   */
  create(path: string, content: Buffer): Promise<boolean>;
}

/** Codes of errors that are the fault of a release or its file, not of the connection. */
const RELEASE_FAULTS: ReadonlySet<string> = new Set([
  'NOT_IN_REGISTRY',
  'BAD_RELEASE',
  'BAD_HASH',
  'TOO_LARGE',
  'LINK_OUT_OF_REGISTRY',
]);

/**
 * Says whether a release is at fault: it is missing, changed or invalid. Every other error concerns the registry and
 * says nothing about the release.
 */
export function isReleaseFault(error: unknown): error is SiteError {
  return error instanceof SiteError && RELEASE_FAULTS.has(error.code);
}

/** A file as garbage collection sees it. */
export interface StoredFile {
  path: string;
  /** Time of writing, in milliseconds since 1970. */
  writtenMs: number;
}

/** A registry from which garbage collection can remove unused files. Nothing else ever removes any. */
export interface SweepableRegistry extends Registry {
  /** Lists all files in a folder and its subfolders; the empty string is the whole registry. */
  listFiles(folder: string): Promise<StoredFile[]>;
  /** Removes a file; does nothing if it does not exist. */
  remove(path: string): Promise<void>;
}

/** Says whether a registry can be swept. */
export function isSweepable(registry: Registry): registry is SweepableRegistry {
  return 'listFiles' in registry && 'remove' in registry;
}

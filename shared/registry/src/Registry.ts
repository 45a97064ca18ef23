/** The two builds of a release. */
export type BuildTargetName = 'web' | 'node';

/**
 * Where releases are kept. Paths use forward slashes and are relative to the registry.
 * Nothing is ever overwritten.
 */
export interface Registry {
  /** For messages: a folder or a bucket URL. */
  readonly location: string;
  /** @throws {SiteError} code `NOT_IN_REGISTRY` */
  read(path: string): Promise<Buffer>;
  /** Names directly under a folder; empty where there is none. */
  list(folder: string): Promise<string[]>;
  /**
   * Writes a file that does not exist yet, whole or not at all.
   *
   * @returns false where a file with this path exists already
   */
  create(path: string, content: Buffer): Promise<boolean>;
}

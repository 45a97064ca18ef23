/** What can go wrong between the list and the disk. */
export type StorageFailure =
  /** The browser offers no storage here: private mode, blocked by a setting, or too old. */
  | 'unavailable'
  /** Another tab holds an older version of the list open. */
  | 'blocked'
  /** No room left. */
  | 'full'
  /** The database itself cannot be read or written. */
  | 'broken'
  /** A newer version of this app wrote the list. */
  | 'newer'
  /** Another tab has just brought the list to a newer version. */
  | 'outdated'
  /** A guest of another tab has the same name. */
  | 'duplicate';

const FAILURES: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
  ReferenceError: 'unavailable',
  ConstraintError: 'duplicate',
};

/** A failure of the guest list's storage. `code` is stable; what visitors read is written elsewhere. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: StorageFailure;

  constructor(code: StorageFailure, cause?: unknown) {
    super(`[rsvp] Failed to use the stored guest list: ${code}.`, { cause });
    this.code = code;
  }
}

/** Names the failure behind whatever the browser threw. */
export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new StorageError(FAILURES[name] ?? 'broken', cause);
}

import { SiteError } from '@portfolio/contract';

/** The ways in which storing the list can fail. */
export type StorageFailure =
  /** The browser offers no storage: private mode, blocked by a setting, or too old. */
  | 'unavailable'
  /** Another tab has an older version of the list open. */
  | 'blocked'
  /** No room left. */
  | 'full'
  /** The database itself cannot be read or written, or was deleted. */
  | 'broken'
  /** A newer version of this app wrote the list. */
  | 'newer'
  /** Another tab has just upgraded the list to a newer version. */
  | 'outdated'
  /** A guest of another tab has the same name. */
  | 'duplicate';

const FAILURES: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
  ConstraintError: 'duplicate',
};

/** A failure of the guest list's storage. The texts for visitors are in `notices/storageTexts.ts`. */
export class StorageError extends SiteError {
  override name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    super(
      `[rsvp] Failed to use the stored guest list: ${failure}. Allow storage for this site, close its other tabs, then load the page again.`,
      'GUEST_LIST_STORAGE',
      { cause },
    );
    this.failure = failure;
  }
}

/** Classifies an error thrown by the browser. */
export function toStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const name = String((cause as Partial<Error> | null | undefined)?.name);
  return new StorageError(FAILURES[name] ?? 'broken', cause);
}

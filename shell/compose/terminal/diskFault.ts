import { SiteError } from '@portfolio/contract';
import { findErrno } from '@portfolio/registry';

interface Fault {
  code: string;
  /** The cause, after "Failed to use <path>". */
  reason: string;
  nextStep: string;
}

const FULL: Fault = { code: 'DISK_FULL', reason: 'there is no space left', nextStep: 'Free some space' };

const DENIED: Fault = {
  code: 'NO_ACCESS',
  reason: 'this user may not',
  nextStep: 'Grant access to it, or name another place',
};

/** Errors of the file system that the user can do something about. */
const BY_ERRNO: Readonly<Record<string, Fault>> = {
  EACCES: DENIED,
  EDQUOT: FULL,
  ENOSPC: FULL,
  EPERM: DENIED,
  EROFS: DENIED,
};

/** Turns an error of a full or forbidden disk into one that says what to do; returns any other error unchanged. */
export function toDiskFault(cause: unknown): unknown {
  const errno = findErrno(cause);
  const fault = BY_ERRNO[errno];
  const { path = '' } = Object(cause) as NodeJS.ErrnoException;
  // Processes and ports can be denied too; a full disk is reported without a path while a file is written.
  if (fault === undefined || (fault === DENIED && path === '')) return cause;
  return new SiteError(
    `Failed to use ${path || 'a file'}: ${fault.reason} (${errno}). ${fault.nextStep}, then run the command again.`,
    fault.code,
    { cause },
  );
}

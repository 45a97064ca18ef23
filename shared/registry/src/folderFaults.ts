import { SiteError } from '@portfolio/contract';

interface Fault {
  code: string;
  /** The cause, after "the registry <folder>". */
  cause: string;
  nextStep: string;
}

const READ_ONLY: Fault = {
  code: 'REGISTRY_READ_ONLY',
  cause: 'cannot be written to',
  nextStep: 'Grant this user write access, or correct PORTFOLIO_REGISTRY',
};

const FULL: Fault = {
  code: 'REGISTRY_FULL',
  cause: 'has no space left',
  nextStep: 'Make room there',
};

const NO_FOLDER: Fault = {
  code: 'REGISTRY_MISSING',
  cause: 'is not a folder',
  nextStep: 'Move the file that is in its place, or correct PORTFOLIO_REGISTRY',
};

const UNREACHABLE: Fault = {
  code: 'REGISTRY_UNREACHABLE',
  cause: 'does not answer',
  nextStep: 'Mount its drive again',
};

const NO_LINKS: Fault = {
  code: 'NO_EXCLUSIVE_WRITES',
  cause: 'is on a file system without hard links, so two publishers of one version could both win',
  nextStep: 'Move it to another file system',
};

const BY_ERRNO: Readonly<Record<string, Fault>> = {
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  EROFS: READ_ONLY,
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  EIO: UNREACHABLE,
  ESTALE: UNREACHABLE,
  EHOSTDOWN: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ENOTCONN: UNREACHABLE,
};

const BY_LINK_ERRNO: Readonly<Record<string, Fault>> = {
  EPERM: NO_LINKS,
  ENOTSUP: NO_LINKS,
  ENOSYS: NO_LINKS,
};

/** Says whether an error of the file system has this code. */
export function isErrno(error: unknown, code: string): boolean {
  return findErrno(error) === code;
}

/**
 * Turns an error of the file system into one that says what to do; returns unexpected errors unchanged.
 *
 * @param cause - the caught error
 * @param what - the failed operation, such as "write js-demos/web/a.js"
 * @param location - the registry's folder
 */
export function toFolderFault(cause: unknown, what: string, location: string): unknown {
  const errno = findErrno(cause);
  const isLink = cause instanceof Error && 'syscall' in cause && cause.syscall === 'link';
  const fault = (isLink ? BY_LINK_ERRNO[errno] : undefined) ?? BY_ERRNO[errno];
  if (fault === undefined) return cause;
  const isRead = /^(read|list) /.test(what) && fault === READ_ONLY;
  return new SiteError(
    isRead
      ? `Failed to ${what}: the registry ${location} may not be read (${errno}). Grant this user read access, or correct PORTFOLIO_REGISTRY.`
      : `Failed to ${what}: the registry ${location} ${fault.cause} (${errno}). ${fault.nextStep}.`,
    isRead ? 'REGISTRY_DENIED' : fault.code,
    { cause },
  );
}

/** The code of an error of the file system, such as "ENOSPC"; empty if it has none. */
export function findErrno(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { findErrno } from '@portfolio/registry';

const FULL_ERRNOS = ['ENOSPC', 'EDQUOT'];
const MIB = 1024 * 1024;

/**
 * Turns an error about a full disk into one that says what to free; returns any other error unchanged.
 *
 * @param site - path of the site
 * @param neededBytes - the size of the site's builds; null if it is not known yet
 */
export function toSpaceFault(cause: unknown, site: string, neededBytes: number | null): unknown {
  if (cause instanceof SiteError || !FULL_ERRNOS.includes(findErrno(cause))) return cause;
  const file = cause instanceof Error && 'path' in cause ? ` to write ${String(cause.path)}` : '';
  const free = countFreeBytes(path.dirname(site));
  const sizes =
    neededBytes === null || free === null
      ? ''
      : ` The files of its builds alone take ${toMib(neededBytes)}; ${toMib(free)} are free.`;
  return new SiteError(
    `Failed to compose ${site}: the disk has no space left${file} (${findErrno(cause)}). The site is unchanged.${sizes} Free some space: "npm run registry -- gc" removes unneeded releases, and shell/.cache may be deleted. Then compose again.`,
    'DISK_FULL',
    { cause },
  );
}

function toMib(bytes: number): string {
  return `${(bytes / MIB).toFixed(1)} MiB`;
}

function countFreeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';

/**
 * Takes a folder for this process alone: two PGlite instances on the same files would destroy them. The lock of a
 * process that was killed is taken over.
 *
 * @returns gives the folder back
 * @throws {SiteError} code `DATABASE_IN_USE`
 */
export function lockFolder(folder: string): () => void {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const file = `${folder}.lock`;
  if (!tryToLock(file)) {
    const owner = Number(fs.readFileSync(file, 'utf8'));
    if (isRunning(owner))
      throw new SiteError(
        `Failed to open ${folder}: process ${owner} has it open. Stop that one, or name another folder with AUTH_DATA.`,
        'DATABASE_IN_USE',
      );
    fs.rmSync(file, { force: true });
    if (!tryToLock(file))
      throw new SiteError(
        `Failed to open ${folder}: another process took it just now. Try again.`,
        'DATABASE_IN_USE',
      );
  }
  return () => fs.rmSync(file, { force: true });
}

function tryToLock(file: string): boolean {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

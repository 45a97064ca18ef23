import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SiteError } from '@portfolio/contract';
import { describeOwner, isOwnerAlive, isRunning, type LockOwner } from './lockOwner';

/** Milliseconds between two attempts. */
const PAUSE_MS = 50;

/** How a lock is taken. */
export interface LockOptions {
  /** Milliseconds to wait for another process (default 30,000); 0 fails at once. */
  waitMs?: number;
  /**
   * Called with a sentence when it waits for another process, and when it takes over from a process that was killed.
   */
  log: (line: string) => void;
}

/**
 * Works on a file or folder that no other process may change at the same time. The lock is the folder `<target>.lock`
 * beside it, with one file that names its owner. A lock is taken over if its process was killed, but never if the
 * process is running or on another machine.
 *
 * @param target - the file or folder; it need not exist
 * @throws {SiteError} code `LOCKED` if another process holds it for longer than `waitMs`, or any error of the work
 */
export async function withLock<T>(
  target: string,
  work: () => Promise<T> | T,
  { waitMs = 30_000, log }: LockOptions,
): Promise<T> {
  const lock = `${target}.lock`;
  const untilMs = performance.now() + waitMs;
  let isWaiting = false;
  let taken = tryLock(lock, log);
  while ('owner' in taken) {
    const { pid, host, since } = taken.owner;
    if (performance.now() >= untilMs)
      throw new SiteError(
        `Failed to change ${target}: process ${pid} on ${host} has been changing it since ${since}. Try again when it has finished. If that process no longer exists, remove ${lock}.`,
        'LOCKED',
      );
    if (!isWaiting) log(`Waiting for process ${pid} on ${host}, which is changing ${target}.`);
    isWaiting = true;
    await sleep(PAUSE_MS);
    taken = tryLock(lock, log);
  }
  try {
    return await work();
  } finally {
    taken.release();
  }
}

type LockAttempt = { release: () => void } | { owner: LockOwner };

/**
 * Renames a folder that names this process to the lock's path: a rename replaces an empty folder, but fails if there is
 * a file in it. The file of a dead owner is removed by its unique name, so a lock that was taken in the meantime is not
 * damaged.
 */
function tryLock(lock: string, log: (line: string) => void): LockAttempt {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const token = `${process.pid}-${randomUUID()}`;
  const draft = `${lock}.${token}`;
  for (;;) {
    const found = findOwner(lock);
    if (found !== null && isOwnerAlive(found.owner)) {
      fs.rmSync(draft, { recursive: true, force: true });
      return { owner: found.owner };
    }
    if (found !== null) {
      log(
        `Took over from process ${found.owner.pid}, which stopped while changing ${lock.slice(0, -'.lock'.length)}.`,
      );
      fs.rmSync(path.join(lock, found.name), { force: true });
    }
    if (tryToPlace(lock, draft, token)) break;
  }
  removeDrafts(lock);
  return {
    release() {
      fs.rmSync(path.join(lock, token), { force: true });
      removeIfEmpty(lock);
    },
  };
}

/**
 * Finds the holder of a lock; null if it is free.
 *
 * @throws {SiteError} code `LOCKED` if there is only a file of another program, such as the one of a file manager
 */
function findOwner(lock: string): { name: string; owner: LockOwner } | null {
  try {
    const names = fs.readdirSync(lock);
    const name = names.find((one) => !one.startsWith('.')) ?? names[0];
    if (name === undefined) return null;
    return { name, owner: JSON.parse(fs.readFileSync(path.join(lock, name), 'utf8')) as LockOwner };
  } catch (cause) {
    // Released in the meantime.
    if (isCode(cause, 'ENOENT')) return null;
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new SiteError(
      `Failed to take ${lock}: a file in it, such as .DS_Store, is not a lock's. If no other command is running, remove ${lock}.`,
      'LOCKED',
      { cause },
    );
  }
}

function tryToPlace(lock: string, draft: string, token: string): boolean {
  // Some systems cannot rename a folder over an empty one.
  removeIfEmpty(lock);
  try {
    fs.mkdirSync(draft, { recursive: true });
    fs.writeFileSync(path.join(draft, token), JSON.stringify(describeOwner()), { flush: true });
    fs.renameSync(draft, lock);
    return true;
  } catch (error) {
    // Taken in the meantime, perhaps released since; or another machine removed the draft as that of a killed process.
    if (fs.existsSync(lock) || isCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    fs.rmdirSync(folder);
  } catch (error) {
    if (!isCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
  }
}

/** Removes drafts of processes that were killed while they tried to take the lock. */
function removeDrafts(lock: string): void {
  const folder = path.dirname(lock);
  const start = `${path.basename(lock)}.`;
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith(start)))
    if (!isRunning(Number.parseInt(name.slice(start.length), 10)))
      fs.rmSync(path.join(folder, name), { recursive: true, force: true });
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

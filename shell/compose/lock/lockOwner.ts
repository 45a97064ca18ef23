import fs from 'node:fs';
import os from 'node:os';

/** The process that holds a lock, as described in the lock. */
export interface LockOwner {
  host: string;
  /** The PID namespace: a container has its own. Empty if the system does not report it. */
  namespace: string;
  pid: number;
  /**
   * When the process started, in the system's own unit: process ids are reused. Empty if the system does not report
   * it.
   */
  started: string;
  /** ISO time at which the lock was taken. */
  since: string;
}

/** Describes the current process. */
export function describeOwner(): LockOwner {
  return {
    host: os.hostname(),
    namespace: readNamespace(),
    pid: process.pid,
    started: findProcess(process.pid)?.started ?? '',
    since: new Date().toISOString(),
  };
}

/** Whether a process may still be running. A process on another machine or in another container counts as running. */
export function isOwnerAlive({ host, namespace, pid, started }: LockOwner): boolean {
  if (host !== os.hostname() || namespace !== readNamespace()) return true;
  const found = findProcess(pid);
  return found !== null && (started === '' || found.started === '' || found.started === started);
}

/** Finds a running process of this machine by its id. */
function findProcess(pid: number): { started: string } | null {
  if (!isRunning(pid)) return null;
  const text = readText(`/proc/${pid}/stat`);
  // The name in parentheses may contain anything. After it: state, parent, …; the start time is field 22 of the line.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // A zombie: it was killed, but its parent has not collected its exit status yet.
  if (fields[0] === 'Z') return null;
  return { started: fields[19] ?? '' };
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only checks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readNamespace(): string {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import fs from 'node:fs';
import os from 'node:os';

/** A process that holds a lock, as the lock names it. */
export interface LockOwner {
  host: string;
  /** The processes among which its number counts: a container has its own. Empty where the system does not say. */
  namespace: string;
  pid: number;
  /** When the process was started, by the system's own count: numbers are given again. Empty where it does not say. */
  started: string;
  /** ISO time at which the lock was taken. */
  since: string;
}

/** Describes this process. */
export function describeOwner(): LockOwner {
  return {
    host: os.hostname(),
    namespace: readNamespace(),
    pid: process.pid,
    started: findProcess(process.pid)?.started ?? '',
    since: new Date().toISOString(),
  };
}

/** Says whether a process may still be at work; one of another machine or container cannot be asked. */
export function isAtWork({ host, namespace, pid, started }: LockOwner): boolean {
  if (host !== os.hostname() || namespace !== readNamespace()) return true;
  const found = findProcess(pid);
  return found !== null && (started === '' || found.started === '' || found.started === started);
}

/** Finds a running process of this machine. */
function findProcess(pid: number): { started: string } | null {
  if (!isRunning(pid)) return null;
  const text = readText(`/proc/${pid}/stat`);
  // After the name, which may hold anything: state, parent, …; the start time is the 22nd field of all.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Killed, and not yet taken note of by its parent.
  if (fields[0] === 'Z') return null;
  return { started: fields[19] ?? '' };
}

/** Says whether a number is that of a running process. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    // Signal 0 only asks.
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

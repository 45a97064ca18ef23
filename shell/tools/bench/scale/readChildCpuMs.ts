import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second, on every processor that runs Node. */
const TICK_MS = 10;
/** Positions of cutime and cstime among the fields after the name of the process: see proc_pid_stat(5). */
const CHILD_FIELDS = [13, 14] as const;

/**
 * Reads the processor time of all processes that this one started, and that they started, once they have ended and
 * their parent has waited for them.
 *
 * @returns milliseconds; null if the system does not tell
 */
export function readChildCpuMs(): number | null {
  const file = '/proc/self/stat';
  return fs.existsSync(file) ? toChildCpuMs(fs.readFileSync(file, 'utf8')) : null;
}

/** @param stat - content of `/proc/<id>/stat` */
export function toChildCpuMs(stat: string): number {
  // The name is in brackets and may have spaces and brackets itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return CHILD_FIELDS.reduce((sum, field) => sum + Number(fields[field]) * TICK_MS, 0);
}

import fs from 'node:fs';

/**
 * Reads the memory of a process and its child; 0 if the system does not report it.
 *
 * @param pid - as this process sees it: in a PID namespace without a `/proc` of its own, other processes have these
 *   numbers there, and nothing is reported
 */
export function readMemoryBytes(pid: number): number {
  const [, ownPid] = /^Pid:\s+(\d+)$/m.exec(read('/proc/self/status')) ?? [];
  if (ownPid !== String(process.pid)) return 0;
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ');
  return [String(pid), ...children].reduce((sum, id) => {
    const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`)) ?? [];
    return sum + Number(kib) * 1024;
  }, 0);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

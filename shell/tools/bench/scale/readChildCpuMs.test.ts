import { execFileSync } from 'node:child_process';
import { readChildCpuMs, toChildCpuMs } from './readChildCpuMs';

test('adds up the time of ended children, whatever the name of the process', () => {
  const stat = '12 (no) de (x) S 1 2 3 4 5 6 7 8 9 10 11 12 340 56 20 0 7 0';
  expect(toChildCpuMs(stat)).toBe(3_960);
});

test('counts the work of a process that a child has started', () => {
  const before = readChildCpuMs();
  if (before === null) return;
  const work = 'while (process.cpuUsage().user < 200_000);';
  execFileSync(process.execPath, [
    '--eval',
    `child_process.execFileSync(process.execPath, ['-e', '${work}'])`,
  ]);
  expect((readChildCpuMs() ?? 0) - before).toBeGreaterThanOrEqual(190);
});

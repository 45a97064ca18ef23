import { execFileSync } from 'node:child_process';
import { readMemoryBytes } from './readMemoryBytes';
import { hasNamespaces } from './sandboxCommand';

const MIB = 2 ** 20;

// Only Linux reports it.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('reads the memory of a process', () => {
  expect(readMemoryBytes(process.pid)).toBeGreaterThan(30 * MIB);
});

test('reports nothing of a process that does not exist', () => {
  expect(readMemoryBytes(2 ** 30)).toBe(0);
});

// Some containers allow no namespaces.
const inNamespace = hasNamespaces() ? test : test.skip;

inNamespace('reports nothing in a namespace in which other processes have the numbers', () => {
  const script = `const { readMemoryBytes } = require(${JSON.stringify(require.resolve('./readMemoryBytes'))}); console.log(readMemoryBytes(1), readMemoryBytes(process.pid))`;
  const output = execFileSync(
    'unshare',
    [
      ...['--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--'],
      ...[process.execPath, '--require', require.resolve('tsx/cjs'), '-e', script],
    ],
    { encoding: 'utf8' },
  );
  expect(output).toBe('0 0\n');
});

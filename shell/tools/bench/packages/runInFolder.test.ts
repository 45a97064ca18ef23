import os from 'node:os';
import { runInFolder } from './runInFolder';

const run = (command: string, ...args: string[]) => runInFolder(command, args, { folder: os.tmpdir() });

test('says whether the program ended without an error', async () => {
  await expect(run(process.execPath, '-e', '0')).resolves.toBe(true);
  await expect(run(process.execPath, '-e', 'process.exit(3)')).resolves.toBe(false);
});

test('says on the terminal why a program did not start', async () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {});
  await expect(run('no-such-program')).resolves.toBe(false);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('no-such-program'));
  print.mockRestore();
});

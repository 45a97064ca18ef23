import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lockFolder } from './folderLock';

let home: string;
let folder: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-lock-'));
  folder = path.join(home, 'auth/database');
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

/** Takes the lock in another process, which then exits without releasing it. */
async function leaveLock(): Promise<void> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const script = `require('node:net').createServer().listen(${JSON.stringify(`${folder}.lock`)}, () => console.log('locked'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

test('one process at a time can lock a folder, and it is free after it is unlocked', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

test('only the owner can read the parent folder', async () => {
  const unlock = await lockFolder(folder);
  expect(fs.statSync(path.dirname(folder)).mode & 0o077).toBe(0);
  await unlock();
});

test('the lock of a killed process is taken over, and then holds', async () => {
  await leaveLock();
  expect(fs.existsSync(`${folder}.lock`)).toBe(true);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  await unlock();
});

test('a lock that another process took in the meantime is left alone, also if it has the inode of the old one', async () => {
  await leaveLock();
  const other = net.createServer();
  const { connect } = net;
  jest.spyOn(net, 'connect').mockImplementationOnce(((socket: string) => {
    const connection = connect(socket);
    fs.rmSync(socket);
    other.listen(socket);
    return connection;
  }) as typeof net.connect);
  await expect(lockFolder(folder)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
  expect(fs.existsSync(`${folder}.lock`)).toBe(true);
  await new Promise((resolve) => other.close(resolve));
});

test('a file that holds the id of this process does not count as a lock: processes in containers share the same few ids', async () => {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.writeFileSync(`${folder}.lock`, String(process.pid));
  await (
    await lockFolder(folder)
  )();
});

test('a program that connects to the lock is disconnected and does not delay unlocking', async () => {
  const unlock = await lockFolder(folder);
  const caller = net.connect({ path: `${folder}.lock`, allowHalfOpen: true });
  const ended = new Promise((resolve) => caller.once('end', () => resolve('disconnected')).resume());
  expect(await ended).toBe('disconnected');
  // The caller still holds its half of the connection.
  expect(await Promise.race([unlock().then(() => 'unlocked'), setTimeout(10_000, 'too late')])).toBe(
    'unlocked',
  );
  caller.destroy();
});

test('a path that is too long for a socket is refused with its own error code', async () => {
  await expect(lockFolder(path.join(home, 'x'.repeat(120), 'database'))).rejects.toMatchObject({
    code: 'NO_DATABASE_LOCK',
  });
});

test('a file in place of the parent folder is reported with the next step', async () => {
  fs.writeFileSync(path.dirname(folder), '');
  await expect(lockFolder(folder)).rejects.toMatchObject({
    code: 'NO_DATABASE_LOCK',
    message: expect.stringMatching(/AUTH_DATA/) as string,
  });
});

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';

/** The shortest limit of any system for a socket's path, without the terminating zero. */
const MAX_PATH_BYTES = 103;

/**
 * Error codes that mean nothing listens on the socket: a killed process left it behind, or it is another kind of
 * file.
 */
const NOT_LISTENING_CODES = ['ECONNREFUSED', 'ENOTSOCK', 'ENOENT'];

/**
 * Locks a folder for this process: two PGlite instances on the same files would destroy them. The lock is a socket
 * beside the folder. The system closes it when the process ends for whatever reason, and processes in other containers
 * find it by its path. Process ids would not work: they are not unique across containers.
 *
 * @returns a function that releases the folder
 * @throws {SiteError} code `DATABASE_IN_USE` or `NO_DATABASE_LOCK`
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  createParent(folder);
  const socket = toSocketPath(folder);
  const server = (await tryToListen(socket, folder)) ?? (await takeOver(socket, folder));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function createParent(folder: string): void {
  try {
    fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw createLockFault(folder, cause as Error);
  }
}

function createLockFault(folder: string, cause: Error): SiteError {
  return new SiteError(
    `Failed to lock ${folder}: ${cause.message}. Name a folder on a local disk with AUTH_DATA, or a server with DATABASE_URL.`,
    'NO_DATABASE_LOCK',
    { cause },
  );
}

async function takeOver(socket: string, folder: string): Promise<net.Server> {
  const found = findFile(socket);
  const isStale = !(await isAnswered(socket));
  // Only if it is still the same socket: another process may have created a new one in the meantime.
  if (isStale && findFile(socket) === found) fs.rmSync(socket, { force: true });
  const server = isStale ? await tryToListen(socket, folder) : undefined;
  if (server !== undefined) return server;
  throw new SiteError(
    `Failed to open ${folder}: another process has it open. Stop that one, or name another folder with AUTH_DATA.`,
    'DATABASE_IN_USE',
  );
}

/** Undefined if the socket exists already. */
function tryToListen(socket: string, folder: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.unref();
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') return resolve(undefined);
      reject(createLockFault(folder, cause));
    });
    server.listen(socket, () => resolve(server));
  });
}

function isAnswered(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    // Any other error means that it is in use: by another user, or with too many connections.
    connection.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      resolve(!NOT_LISTENING_CODES.includes(code)),
    );
  });
}

/** Identifies the file at a path: by its time as well, because the inode of a removed file is soon reused. */
function findFile(socket: string): string | undefined {
  const stats = fs.lstatSync(socket, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.ctimeNs}`;
}

/**
 * Socket paths have a length limit, so the shorter of relative and absolute path is used. Windows uses pipe names
 * instead.
 */
function toSocketPath(folder: string): string {
  const file = `${path.resolve(folder)}.lock`;
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\portfolio-${createHash('sha256').update(file).digest('hex')}`;
  const relative = path.relative('', file);
  const shorter = relative.length < file.length ? relative : file;
  if (Buffer.byteLength(shorter) > MAX_PATH_BYTES)
    throw new SiteError(
      `Failed to lock ${folder}: its path is too long for a socket beside it. Name a folder with a shorter path with AUTH_DATA.`,
      'NO_DATABASE_LOCK',
    );
  return shorter;
}

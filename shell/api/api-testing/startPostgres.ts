import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const PACKAGE_FOLDER = '/usr/lib/postgresql';

/** A PostgreSQL server of a test, empty at first. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** A user that may run the server: it refuses root. */
interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Finds the server's programs; installs Debian's package where that is possible.
 *
 * @returns their folder, or the reason why there is none
 */
export function findPostgres(): { folder: string } | { reason: string } {
  const found = findFolder();
  if (found !== undefined) return { folder: found };
  if (process.getuid?.() !== 0)
    return { reason: 'PostgreSQL is not installed and only root can install it.' };
  install();
  const installed = findFolder();
  return installed === undefined
    ? { reason: 'PostgreSQL is not installed and apt-get could not install it.' }
    : { folder: installed };
}

/** Test files that start together wait for each other: dpkg has one lock. */
function install(): void {
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    }).status === 0;
  const installPackage = () => aptGet('install', '--yes', '--no-install-recommends', 'postgresql');
  // A fresh machine knows no packages yet.
  if (!installPackage() && findFolder() === undefined) {
    aptGet('update');
    installPackage();
  }
}

function findFolder(): string | undefined {
  if (!fs.existsSync(PACKAGE_FOLDER)) return undefined;
  return fs
    .readdirSync(PACKAGE_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(PACKAGE_FOLDER, version, 'bin'))
    .find((folder) => fs.existsSync(path.join(folder, 'initdb')));
}

/** Starts a server of its own on a free port, with its files in a temporary folder. */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const owner = findOwner();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(data, owner.uid, owner.gid);
  const options = { ...owner, cwd: data, stdio: 'ignore' } as const;
  execFileSync(
    path.join(folder, 'initdb'),
    ['--pgdata', data, '--auth', 'trust', '--username', 'test', '--encoding', 'UTF8', '--no-locale'],
    options,
  );
  const port = await findFreePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const server = spawn(
    path.join(folder, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    options,
  );
  await waitUntilReady(path.join(folder, 'pg_isready'), port, server);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // The server's word for "end now, and do not wait for connections".
      server.kill('SIGINT');
      await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {};
  const toId = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: toId('-u'), gid: toId('-g') };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

const START_TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** An open port is not enough: a server that starts refuses to work for a moment. */
async function waitUntilReady(program: string, port: number, server: ChildProcess): Promise<void> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadlineMs && server.exitCode === null) {
    const { status } = spawnSync(program, ['--host', '127.0.0.1', '--port', String(port)]);
    if (status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('Failed to start PostgreSQL: it does not get ready.');
}

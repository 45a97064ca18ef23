import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '@portfolio/build/free-port';

/** A PostgreSQL server for a test, initially empty. */
export interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** The user that runs the server, which refuses to run as root. */
interface Owner {
  uid?: number;
  gid?: number;
}

/** The Linux user "nobody". */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/**
 * Starts a server on a free port, with its files in a temporary folder.
 *
 * @param folder - of the programs; see `findPostgres`
 */
export async function startPostgres(folder: string): Promise<PostgresServer> {
  const owner = process.getuid?.() === 0 ? NOBODY : {};
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-postgres-'));
  const data = path.join(home, 'data');
  fs.chmodSync(home, 0o755);
  fs.mkdirSync(data);
  if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(data, owner.uid, owner.gid);
  const programs = toReachable(folder, home, owner);
  const options = { ...owner, cwd: data } as const;
  execFileSync(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--auth', 'trust', '--username', 'test', '--encoding', 'UTF8', '--no-locale'],
    { ...options, stdio: 'ignore' },
  );
  const port = await findFreePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await waitUntilReady(server);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT is PostgreSQL's "fast shutdown": it does not wait for connections.
      server.kill('SIGINT');
      await ended;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Copies the programs to where their owner can run them: other users cannot read a checkout below /root. */
function toReachable(folder: string, home: string, owner: Owner): string {
  if (spawnSync(path.join(folder, 'postgres'), ['--version'], owner).status === 0) return folder;
  const copy = path.join(home, 'native');
  fs.cpSync(path.dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
}

/** An open port is not enough: while it starts up, the server rejects connections. It logs when it is ready. */
function waitUntilReady(server: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) =>
      reject(new Error(`Failed to start PostgreSQL: it ended with ${code}.\n${log}`)),
    );
  });
}

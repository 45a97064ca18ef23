import { execFile, type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@portfolio/build/free-port';

const START_TIMEOUT_MS = 120_000;
const LOOK_AGAIN_MS = 250;

/** The keys of a user of the S3 server. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

/** A running S3 server that enforces the policies of its buckets. */
export interface PolicyServer {
  endpoint: string;
  /** Creates a user, who may do nothing in buckets of others. */
  createUser(name: string): Promise<Credentials>;
  stop(): Promise<void>;
}

/**
 * Starts Ceph with its S3 gateway on this machine: one monitor, one store in memory, everything else in a temporary
 * folder.
 */
export async function startCeph(): Promise<PolicyServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-ceph-'));
  const at = (name: string) => path.join(folder, name);
  const children: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(children.reverse().map(end));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const env = { ...process.env, CEPH_CONF: at('ceph.conf') };
  const run = async (command: string, ...args: string[]) => {
    return (await promisify(execFile)(command, args, { env, timeout: START_TIMEOUT_MS })).stdout;
  };
  const start = async (command: string, ...args: string[]) => {
    const child = spawn(command, ['-c', at('ceph.conf'), '-f', ...args], { env, stdio: 'ignore' });
    // Throws if the program is not there.
    await once(child, 'spawn');
    children.push(child);
  };
  try {
    const monitor = `127.0.0.1:${await findFreePort()}`;
    const gateway = `127.0.0.1:${await findFreePort()}`;
    const [cluster, store] = [randomUUID(), randomUUID()];
    for (const name of ['mon', 'osd', 'rgw']) fs.mkdirSync(at(name));
    fs.writeFileSync(at('ceph.conf'), toConfig(folder, { cluster, monitor, gateway }));

    const grant = (name: string, ...parts: string[]) =>
      run(
        'ceph-authtool',
        at('keyring'),
        '--gen-key',
        '--name',
        name,
        ...parts.flatMap((part) => ['--cap', part, 'allow *']),
      );
    fs.writeFileSync(at('keyring'), '');
    await grant('mon.', 'mon');
    await grant('client.admin', 'mon', 'osd', 'mgr');
    await run('monmaptool', '--create', '--add', 'a', monitor, '--fsid', cluster, at('monmap'));
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', at('monmap'), '--keyring', at('keyring'));
    await start('ceph-mon', '-i', 'a');

    const secret = (await run('ceph-authtool', '--gen-print-key')).trim();
    fs.writeFileSync(at('secret.json'), JSON.stringify({ cephx_secret: secret }));
    await until(() => run('ceph', 'osd', 'new', store, '-i', at('secret.json')));
    const keyring = at('osd/keyring');
    await run('ceph-authtool', '--create-keyring', keyring, '--name', 'osd.0', '--add-key', secret);
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store, '--keyring', keyring);
    await start('ceph-osd', '-i', '0', '--keyring', keyring);

    await start('radosgw', '-n', 'client.admin');
    await until(() => fetch(`http://${gateway}/`));
    return {
      endpoint: `http://${gateway}`,
      async createUser(name) {
        const [accessKeyId, secretAccessKey] = [name, randomBytes(20).toString('hex')];
        const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
        await run('radosgw-admin', 'user', 'create', '--uid', name, '--display-name', name, ...keys);
        return { accessKeyId, secretAccessKey };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Repeats an action until it succeeds, for as long as a start may take. */
async function until<T>(action: () => Promise<T>): Promise<T> {
  const endMs = Date.now() + START_TIMEOUT_MS;
  for (;;)
    try {
      return await action();
    } catch (error) {
      if (Date.now() > endMs) throw error;
      await wait(LOOK_AGAIN_MS);
    }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

interface Addresses {
  cluster: string;
  monitor: string;
  gateway: string;
}

function toConfig(folder: string, { cluster, monitor, gateway }: Addresses): string {
  return `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
run dir = ${folder}
crash dir = ${folder}
admin socket =
pid file =
log file =
mon cluster log file = ${folder}/cluster.log
osd objectstore = memstore
osd pool default size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail warn = 0
mon data avail crit = 0
rgw frontends = beast endpoint=${gateway}
`;
}

import { toRemoteNames } from '@portfolio/contract';
import { startRemoteDevServer } from './devRemote';
import { type DevServer, startDevServer, toDevDocument } from './devServer';
import { findFreePort } from './findFreePort';
import { assertPortFree } from './listen';
import { createShellConfig } from './shellConfig';

/** Path at which the shell's dev server lists the running remotes. */
const DEV_REMOTES_PATH = '/dev-remotes.json';

/**
 * Serves shell and remotes during development, each with its own dev server; a change in any of them updates the
 * page.
 *
 * @param shellDir - the shell's folder
 * @param remoteDirs - the remotes' folders
 * @param port - the shell's port; 0 picks a free one
 * @throws {SiteError} code `PORT_TAKEN`
 */
export async function startAllDevServers(
  shellDir: string,
  remoteDirs: readonly string[],
  port: number,
): Promise<DevServer> {
  await assertPortFree(port);
  const remotes: Awaited<ReturnType<typeof startRemoteDevServer>>[] = [];
  try {
    for (const dir of remoteDirs)
      remotes.push(await startRemoteDevServer(dir, { port: await findFreePort() }));
    const shell = await startShell(shellDir, remotes, port);
    return { url: shell.url, stop: () => stopAll([shell, ...remotes]) };
  } catch (error) {
    // Running servers would keep the process alive.
    await stopAll(remotes);
    throw error;
  }
}

async function stopAll(servers: readonly DevServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

async function startShell(
  dir: string,
  remotes: readonly { id: string; url: string }[],
  port: number,
): Promise<DevServer> {
  const refs = remotes.map(({ id, url }) => ({
    id,
    version: 'dev',
    container: toRemoteNames(id).container,
    baseUrl: `${url}/`,
    entry: { url: `${url}/remoteEntry.js`, integrity: '' },
  }));
  return startDevServer(
    [createShellConfig({ dir, target: 'web', isProduction: false })],
    port === 0 ? await findFreePort() : port,
    {
      [DEV_REMOTES_PATH]: { type: 'json', content: JSON.stringify(refs) },
      '*': toDevDocument('Portfolio, in development', '/main.js'),
    },
  );
}

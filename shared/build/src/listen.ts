import http from 'node:http';
import { SiteError } from '@portfolio/contract';

/**
 * Starts a server.
 *
 * @param server - a server that does not listen yet
 * @param port - 0 picks a free one
 * @param host - the address to listen on
 * @returns the address of the server
 * @throws {SiteError} code `PORT_TAKEN`, or `CANNOT_LISTEN` for an address or a port that this process may not use
 */
export async function listen(server: http.Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new SiteError(
              `Failed to listen on ${host}:${port}: the port is taken. Choose another one with PORT=<number>.`,
              'PORT_TAKEN',
              { cause },
            )
          : new SiteError(
              `Failed to listen on ${host}:${port}: ${cause.message}. Choose another port with PORT=<number>, or correct HOST if it is set.`,
              'CANNOT_LISTEN',
              { cause },
            ),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
}

/**
 * Finds out early whether a port of this machine can be used: what runs before the real server starts may take long, or fail in a way
 * that hides the reason, and what was started by then would keep the process alive.
 *
 * @param port - 0 is always free
 * @throws {SiteError} code `PORT_TAKEN` or `CANNOT_LISTEN`
 */
export async function assertPortFree(port: number): Promise<void> {
  const probe = http.createServer();
  await listen(probe, port, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
}

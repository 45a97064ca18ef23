import type http from 'node:http';
import { SiteError } from '@portfolio/contract';

/**
 * Starts a server.
 *
 * @param port - 0 picks a free one
 * @returns the address of the server
 * @throws {SiteError} code `PORT_TAKEN`
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
          : cause,
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
}

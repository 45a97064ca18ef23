import net from 'node:net';

/**
 * Below the ports that systems use for outgoing connections, one of which could take it before it is used, and above
 * those that browsers block.
 */
const LOWEST = 20_000;
const COUNT = 10_000;

/** Finds a free port on this machine. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const port = LOWEST + Math.floor(Math.random() * COUNT);
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(findFreePort());
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** What the stub does with a statement: it succeeds without rows, never gets an answer, or loses its connection. */
export type StubAction = 'succeed' | 'be silent' | 'disconnect';

/** A server that only speaks as much of PostgreSQL's protocol as a client needs to connect and to run statements. */
export interface StubPostgres {
  url: string;
  /** The statements so far. */
  statements: string[];
  /** Closes all open connections. */
  disconnect(): void;
  stop(): Promise<void>;
}

/** A message of the server: its type, its length, its content. */
function toMessage(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}

const AUTHENTICATED = toMessage('R', Buffer.alloc(4));
const COMPLETE = toMessage('C', Buffer.from('OK\0'));
const READY = toMessage('Z', Buffer.from('I'));

/**
 * Starts the stub, to which only statements without values can be sent.
 *
 * @param toAction - called with each statement
 */
export async function stubPostgres(toAction: (statement: string) => StubAction): Promise<StubPostgres> {
  const sockets = new Set<net.Socket>();
  const statements: string[] = [];
  const disconnect = () => sockets.forEach((socket) => socket.destroy());

  function handleMessage(socket: net.Socket, message: Buffer): void {
    if (String.fromCharCode(message[0] ?? 0) !== 'Q') return;
    const statement = message.toString('utf8', 5, message.length - 1);
    statements.push(statement);
    const action = toAction(statement);
    if (action === 'succeed') socket.write(Buffer.concat([COMPLETE, READY]));
    if (action === 'disconnect') socket.destroy();
  }

  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let isStarted = false;
    let rest = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      // Every message has a type before its length, except for the first one.
      for (;;) {
        const start = isStarted ? 1 : 0;
        if (rest.length < start + 4) return;
        const end = start + rest.readInt32BE(start);
        if (rest.length < end) return;
        const message = rest.subarray(0, end);
        rest = rest.subarray(end);
        if (isStarted) handleMessage(socket, message);
        else socket.write(Buffer.concat([AUTHENTICATED, READY]));
        isStarted = true;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://test@127.0.0.1:${port}/test`,
    statements,
    disconnect,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnect();
      }),
  };
}

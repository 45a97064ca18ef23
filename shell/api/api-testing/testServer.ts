import { subscribe } from 'node:diagnostics_channel';
import type { ApiOptions } from '../createApi';
import type { Database } from '../database/Database';
import { openDatabase } from '../database/openDatabase';
import type { LogEntry } from '../requests/requestLog';
import { serveApi } from '../server/serveApi';

/*
 * The API in a child process, for tests: the test runner cannot load the database or the token library, and a process
 * can be killed. Its clock can be advanced.
 */

/** The options that a test can set. */
export type TestOptions = Omit<ApiOptions, 'now' | 'log' | 'database'> & {
  database: TestLocation;
};

export type TestLocation = { folder: string } | { url: string };

/** A row of the accounts table, read directly. */
export interface StoredAccount {
  id: string;
  name: string;
  email: string;
  username: string;
  password_hash: string;
  is_admin: boolean;
}

export type ToTestServer =
  | { type: 'start'; options: TestOptions }
  | { type: 'pass'; milliseconds: number }
  | { type: 'read' }
  | { type: 'stop' };

export type FromTestServer =
  | { type: 'ready' }
  | { type: 'listening'; url: string }
  | { type: 'failed'; message: string; code: string }
  | { type: 'passed' }
  | { type: 'accounts'; accounts: StoredAccount[] }
  | { type: 'stopped' }
  | { type: 'arrived' }
  | { type: 'log'; entry: LogEntry };

function send(message: FromTestServer): void {
  process.send?.(message);
}

let passedMs = 0;
let database: Database | undefined;
let stop: () => Promise<void> = () => Promise.resolve();

/** Opens the database on first use: a start that is refused earlier does not need it. */
function openLazily(source: TestLocation): Database {
  let opening: Promise<Database> | undefined;
  const open = () => (opening ??= openDatabase(source));
  return {
    kind: 'url' in source ? 'postgres' : 'pglite',
    query: async (sql, values) => (await open()).query(sql, values),
    transaction: async (work) => (await open()).transaction(work),
    close: async () => (await opening)?.close(),
  };
}

async function handle(message: ToTestServer): Promise<void> {
  switch (message.type) {
    case 'start': {
      database = openLazily(message.options.database);
      const server = await serveApi(
        {
          ...message.options,
          database,
          now: () => Date.now() + passedMs,
          log: (entry) => send({ type: 'log', entry }),
        },
        { port: 0 },
      );
      stop = server.close;
      return send({ type: 'listening', url: server.url });
    }
    case 'pass':
      passedMs += message.milliseconds;
      return send({ type: 'passed' });
    case 'read': {
      const sql = 'SELECT id, name, email, username, password_hash, is_admin FROM accounts ORDER BY email';
      const accounts = (await database?.query<StoredAccount>(sql)) ?? [];
      return send({ type: 'accounts', accounts });
    }
    case 'stop':
      await stop();
      return send({ type: 'stopped' });
  }
}

process.on('message', (message: ToTestServer) => {
  handle(message).catch((error: NodeJS.ErrnoException) =>
    send({ type: 'failed', message: error.message, code: error.code ?? '' }),
  );
});
subscribe('http.server.request.start', () => send({ type: 'arrived' }));
process.on('disconnect', () => process.exit());
send({ type: 'ready' });

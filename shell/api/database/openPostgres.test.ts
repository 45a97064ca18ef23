import { stubPostgres, type StubAction, type StubPostgres } from '../api-testing/stubPostgres';
import type { Database } from './Database';
import { openPostgres } from './openPostgres';
import { reportOutages } from './reportOutages';

/** Long enough for a busy machine to answer what it should. */
const TIMEOUT_MS = 1_000;

let server: StubPostgres;
let database: Database;
let toAction: (statement: string) => StubAction;

beforeEach(async () => {
  toAction = () => 'succeed';
  server = await stubPostgres((statement) => toAction(statement));
  database = reportOutages(await openPostgres(server.url, TIMEOUT_MS));
});
afterEach(async () => {
  await database.close();
  await server.stop();
});

const silentAt = (silent: string) => (statement: string) => (statement === silent ? 'be silent' : 'succeed');
const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a server that has gone silent is an outage, and the next statement gets a new connection', async () => {
  toAction = silentAt('SELECT 1');
  await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
  expect(await database.query('SELECT 2')).toEqual([]);
});

test.each(['BEGIN', 'SELECT 1', 'COMMIT'])(
  'a server that goes silent at %s is an outage as well, and nothing waits for a rollback',
  async (statement) => {
    toAction = silentAt(statement);
    await expect(database.transaction((transaction) => transaction.query('SELECT 1'))).rejects.toMatchObject({
      code: 'DATABASE_DOWN',
    });
    expect(server.statements.at(-1)).toBe(statement);
  },
);

test('the server also gets the time limit for a statement', async () => {
  await database.query('SELECT 1');
  expect(server.statements).toEqual([`SET statement_timeout = ${TIMEOUT_MS}`, 'SELECT 1']);
});

test('a transaction may give its statements more time, as a migration does', async () => {
  toAction = silentAt('SELECT 1');
  let isOver = false;
  const over = database
    .transaction((transaction) => transaction.query('SELECT 1'), { statementMs: 60_000 })
    .catch(() => void (isOver = true));
  await pass(2 * TIMEOUT_MS);
  expect(isOver).toBe(false);
  expect(server.statements).toContain('SET LOCAL statement_timeout = 60000');
  server.disconnect();
  await over;
});

test('a connection lost between two statements of a transaction is an outage, not the end of the process', async () => {
  const lost = database.transaction(async (transaction) => {
    await transaction.query('SELECT 1');
    server.disconnect();
    // Until the client has noticed: an error without a listener would fail this test.
    await pass(TIMEOUT_MS);
    await transaction.query('SELECT 2');
  });
  await expect(lost).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
});

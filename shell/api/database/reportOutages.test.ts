import { RequestFault } from '../requests/RequestFault';
import type { Database } from './Database';
import { reportOutages } from './reportOutages';

const withCode = (code?: string) => Object.assign(new Error('Failed.'), code === undefined ? {} : { code });

function createDatabase(error: unknown): Database {
  const query = () => Promise.reject(error);
  return reportOutages({
    kind: 'postgres',
    query,
    transaction: (work) => work({ query }),
    close: () => Promise.resolve(),
  });
}

test.each([
  ['ECONNREFUSED', true],
  [undefined, true],
  ['57P01', true],
  ['53100', true],
  ['08006', true],
  ['58030', true],
  ['25006', true],
  ['23505', false],
  ['42P01', false],
  ['22P02', false],
])('an error with the code %s is an outage: %s', async (code, isOutage) => {
  const error = withCode(code);
  const database = createDatabase(error);
  const expected: unknown = isOutage
    ? expect.objectContaining({ code: 'DATABASE_DOWN', cause: error })
    : error;
  await expect(database.query('SELECT 1')).rejects.toEqual(expected);
  await expect(database.transaction((transaction) => transaction.query('SELECT 1'))).rejects.toEqual(
    expected,
  );
});

test('keeps the methods of a database that is a class', async () => {
  class HostDatabase implements Database {
    readonly kind = 'postgres';
    isOpen = true;
    query<Row>(): Promise<Row[]> {
      return Promise.resolve([]);
    }
    transaction<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
      return work(this);
    }
    close(): Promise<void> {
      this.isOpen = false;
      return Promise.resolve();
    }
  }
  const source = new HostDatabase();
  const database = reportOutages(source);
  expect(database.kind).toBe('postgres');
  await database.close();
  expect(source.isOpen).toBe(false);
});

test('passes on the errors that a transaction’s callback throws', async () => {
  const fault = new RequestFault(409, 'TAKEN', 'Taken.');
  const database = createDatabase(withCode('57P01'));
  await expect(database.transaction(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('a transaction that cannot begin is an outage', async () => {
  const database = reportOutages({
    ...createDatabase(null),
    transaction: () => Promise.reject(withCode('ECONNREFUSED')),
  });
  await expect(database.transaction(() => Promise.resolve())).rejects.toMatchObject({
    code: 'DATABASE_DOWN',
  });
});

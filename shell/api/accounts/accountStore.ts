import type { Database, Queryable } from '../database/Database';
import { toEmailKey, toUsernameKey } from './credentialRules';

export interface Account {
  id: string;
  name: string;
  email: string;
  username: string;
  passwordHash: string;
  isAdmin: boolean;
}

interface AccountRow {
  id: string;
  name: string;
  email: string;
  username: string;
  password_hash: string;
  is_admin: boolean;
}

const COLUMNS = 'id, name, email, username, password_hash, is_admin';

export type TakenField = 'email' | 'username';

/** Creates the store through which all accounts are read and written. */
export function createAccountStore(database: Database) {
  async function findOne(condition: string, value: string): Promise<Account | undefined> {
    const rows = await database.query<AccountRow>(`SELECT ${COLUMNS} FROM accounts WHERE ${condition}`, [
      value,
    ]);
    return rows[0] && toAccount(rows[0]);
  }

  return {
    findByEmail: (email: string) => findOne('email_key = $1', toEmailKey(email)),
    findById: (id: string) => findOne('id::text = $1', id),

    /** Finds out which of the two unique fields are taken. */
    async findTaken({ email, username }: Pick<Account, 'email' | 'username'>): Promise<TakenField[]> {
      const [emailKey, usernameKey] = [toEmailKey(email), toUsernameKey(username)];
      const rows = await database.query<{ email_key: string; username_key: string }>(
        'SELECT email_key, username_key FROM accounts WHERE email_key = $1 OR username_key = $2',
        [emailKey, usernameKey],
      );
      return [
        ...(rows.some((row) => row.email_key === emailKey) ? (['email'] as const) : []),
        ...(rows.some((row) => row.username_key === usernameKey) ? (['username'] as const) : []),
      ];
    },

    /** Adds an account; false if the email or username was taken in the meantime. */
    add: (account: Account, createdAt: Date) => insert(database, account, createdAt),

    /** Adds an account only if it is the first one. The table is locked, so concurrent sign-ups wait. */
    addFirst: (account: Account, createdAt: Date) =>
      database.transaction(async (transaction) => {
        await transaction.query('LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE');
        const others = await transaction.query('SELECT 1 FROM accounts LIMIT 1');
        return others.length === 0 && insert(transaction, account, createdAt);
      }),

    async isEmpty(): Promise<boolean> {
      return (await database.query('SELECT 1 FROM accounts LIMIT 1')).length === 0;
    },

    async setPasswordHash(id: string, passwordHash: string): Promise<void> {
      await database.query('UPDATE accounts SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

async function insert(target: Queryable, account: Account, createdAt: Date): Promise<boolean> {
  const { id, name, email, username, passwordHash, isAdmin } = account;
  const rows = await target.query(
    `INSERT INTO accounts (id, name, email, email_key, username, username_key, password_hash, is_admin, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      id,
      name,
      email,
      toEmailKey(email),
      username,
      toUsernameKey(username),
      passwordHash,
      isAdmin,
      createdAt.toISOString(),
    ],
  );
  return rows.length === 1;
}

function toAccount(row: AccountRow): Account {
  const { id, name, email, username } = row;
  return { id, name, email, username, passwordHash: row.password_hash, isAdmin: row.is_admin };
}

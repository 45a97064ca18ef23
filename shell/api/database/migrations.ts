/** One schema migration. A released migration never changes: the next change is a new one. */
interface Migration {
  id: number;
  statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    statements: [
      // The keys are the normalised spellings, under which emails and usernames have to be unique.
      `CREATE TABLE accounts (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        email_key text NOT NULL CONSTRAINT accounts_email_unique UNIQUE,
        username text NOT NULL,
        username_key text NOT NULL CONSTRAINT accounts_username_unique UNIQUE,
        password_hash text NOT NULL,
        is_admin boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL
      )`,
      // Stored in the database rather than in memory, so that all instances of the API share the counts.
      `CREATE TABLE attempts (
        key text PRIMARY KEY,
        count integer NOT NULL,
        window_ends_ms double precision NOT NULL
      )`,
    ],
  },
  {
    id: 2,
    statements: [
      // The browsers in which an account has signed in, by the hash of their cookie.
      `CREATE TABLE devices (
        key text NOT NULL,
        account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
        expires_ms double precision NOT NULL,
        PRIMARY KEY (key, account_id)
      )`,
      'CREATE INDEX devices_by_account ON devices (account_id)',
      `CREATE TABLE revoked_tokens (
        token_id text PRIMARY KEY,
        expires_ms double precision NOT NULL
      )`,
    ],
  },
];

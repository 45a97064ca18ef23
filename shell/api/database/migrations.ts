/** One step of the schema. A step that has been released never changes: the next change is a new step. */
interface Migration {
  id: number;
  statements: readonly string[];
}

export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    statements: [
      // The keys are the spellings under which an address or a name counts as the same one.
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
      // In the database and not in memory, so that all instances of the functions count together.
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
      // The browsers in which an account has signed in, by the hash of what their cookie says.
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

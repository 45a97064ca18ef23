import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import type { KeyRing, SigningKey } from './keyRing';
import { TOKEN_LIFETIME_MS } from './lifetime';

interface StoredKey {
  kid: string;
  secret: string;
  createdMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ROTATE_AFTER_MS = 30 * DAY_MS;
const SECRET_BYTES = 32;

/**
 * Creates a key ring that keeps its keys in a file which only its owner can read, and rotates them automatically: a new
 * key every 30 days, while old ones are kept until their last token has expired.
 *
 * @param now - milliseconds since 1970
 * @throws {SiteError} code `NO_KEY_FILE` if it cannot be written, `BAD_KEY_FILE` if it cannot be read
 */
export function createFileKeyRing(file: string, now: () => number): KeyRing {
  prepareFolder(file);
  if (!fs.existsSync(file)) writeKeys(file, [createKey(now())], fs.linkSync);
  let keys = readKeys(file);

  // A key of a later day was created while the clock was ahead; without this, it would be in use until 30 days after that day.
  const isTooOld = ({ createdMs }: StoredKey) =>
    createdMs + ROTATE_AFTER_MS <= now() || createdMs > now() + DAY_MS;

  /** Adds a key to those of the file; another process may have added one before. */
  function addKey(): StoredKey {
    keys = readKeys(file);
    const [stored] = keys;
    if (stored !== undefined && !isTooOld(stored)) return stored;
    const key = createKey(now());
    // A key was in use until the next one was created.
    const isNeeded = (_: StoredKey, index: number) =>
      (keys[index - 1]?.createdMs ?? now()) + TOKEN_LIFETIME_MS >= now();
    const rotated = [key, ...keys.filter(isNeeded)];
    writeKeys(file, rotated, fs.renameSync);
    keys = rotated;
    return key;
  }

  /** Returns the newest key, after rotating if it is too old. */
  function rotate(): StoredKey {
    const [newest] = keys;
    if (newest !== undefined && !isTooOld(newest)) return newest;
    try {
      return addKey();
    } catch (error) {
      if (newest === undefined) throw error;
      // Sign-in still works with the older key. The next sign-in tries again.
      process.emitWarning(error as Error);
      return newest;
    }
  }

  const find = (kid: string) => keys.find((key) => key.kid === kid);
  return {
    getSigningKey: () => toSigningKey(rotate()),
    findKey(kid) {
      // Another process may have rotated the keys.
      if (find(kid) === undefined) keys = readKeys(file);
      const key = find(kid);
      return key && toSigningKey(key);
    },
  };
}

/** Creates the folder of the keys. */
function prepareFolder(file: string): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    // A full disk has left an empty file, which holds no keys to lose.
    if (fs.statSync(file, { throwIfNoEntry: false })?.size === 0) fs.rmSync(file, { force: true });
  } catch (cause) {
    throw createWriteFault(file, cause);
  }
}

function createKey(createdMs: number): StoredKey {
  const kid = randomBytes(9).toString('base64url');
  return { kid, secret: randomBytes(SECRET_BYTES).toString('base64url'), createdMs };
}

function toSigningKey({ kid, secret }: StoredKey): SigningKey {
  return { kid, secret: Buffer.from(secret, 'base64url') };
}

function readKeys(file: string): StoredKey[] {
  const keys = findKeys(readText(file));
  if (keys === undefined)
    throw new SiteError(
      `Failed to read the token keys in ${file}: it contains none. Restore it from a backup, or delete it: the next start creates a new one, and all users have to sign in again.`,
      'BAD_KEY_FILE',
    );
  return keys;
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SiteError(
      `Failed to read the token keys in ${file}: ${(cause as Error).message}. Grant read access to the user that runs the API, or name another folder with AUTH_DATA.`,
      'BAD_KEY_FILE',
      { cause },
    );
  }
}

function findKeys(text: string): StoredKey[] | undefined {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown };
    return Array.isArray(keys) && keys.length > 0 && keys.every(isStoredKey) ? keys : undefined;
  } catch {
    return undefined;
  }
}

function isStoredKey(value: unknown): value is StoredKey {
  if (typeof value !== 'object' || value === null) return false;
  const { kid, secret, createdMs } = value as Record<string, unknown>;
  return typeof kid === 'string' && typeof secret === 'string' && typeof createdMs === 'number';
}

/**
 * Writes a file atomically.
 *
 * @param place - `fs.linkSync` keeps an existing file, `fs.renameSync` replaces it
 */
function writeKeys(
  file: string,
  keys: readonly StoredKey[],
  place: (draft: string, file: string) => void,
): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.writeFileSync(draft, JSON.stringify({ keys }, null, 2), { flag: 'wx', mode: 0o600, flush: true });
    place(draft, file);
  } catch (cause) {
    // Another process that is starting up was faster: its keys are equally good.
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw createWriteFault(file, cause);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function createWriteFault(file: string, cause: unknown): SiteError {
  return new SiteError(
    `Failed to write the token keys to ${file}: ${(cause as Error).message}. Free some space, grant write access, name another folder with AUTH_DATA, or set AUTH_SECRETS.`,
    'NO_KEY_FILE',
    { cause },
  );
}

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { KeyRing, SigningKey } from './keyRing';
import { TOKEN_LIFETIME_MS } from './lifetime';

interface StoredKey {
  kid: string;
  secret: string;
  createdMs: number;
}

const ROTATE_AFTER_MS = 30 * 24 * 60 * 60 * 1000;
const SECRET_BYTES = 32;

/**
 * Creates a ring that keeps its keys in a file only its owner can read, and rotates them by itself: a new key every
 * 30 days, and an old one stays for as long as its last token lives.
 *
 * @param now - milliseconds since 1970
 */
export function createFileKeyRing(file: string, now: () => number): KeyRing {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!fs.existsSync(file)) writeKeys(file, [createKey(now())], 'wx');
  let keys = readKeys(file);

  /** Newest first. */
  function rotate(): StoredKey {
    const [newest] = keys;
    if (newest !== undefined && newest.createdMs + ROTATE_AFTER_MS > now()) return newest;
    const key = createKey(now());
    // A key signed until the one after it was made.
    const isNeeded = (_: StoredKey, index: number) =>
      (keys[index - 1]?.createdMs ?? now()) + TOKEN_LIFETIME_MS >= now();
    keys = [key, ...keys.filter(isNeeded)];
    const draft = `${file}.${key.kid}`;
    writeKeys(draft, keys, 'w');
    fs.renameSync(draft, file);
    return key;
  }

  const find = (kid: string) => keys.find((key) => key.kid === kid);
  return {
    getSigningKey: () => toSigningKey(rotate()),
    findKey(kid) {
      // Another process may have rotated.
      if (find(kid) === undefined) keys = readKeys(file);
      const key = find(kid);
      return key && toSigningKey(key);
    },
  };
}

function createKey(createdMs: number): StoredKey {
  const kid = randomBytes(9).toString('base64url');
  return { kid, secret: randomBytes(SECRET_BYTES).toString('base64url'), createdMs };
}

function toSigningKey({ kid, secret }: StoredKey): SigningKey {
  return { kid, secret: Buffer.from(secret, 'base64url') };
}

function readKeys(file: string): StoredKey[] {
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { keys: StoredKey[] }).keys;
}

function writeKeys(file: string, keys: readonly StoredKey[], flag: 'w' | 'wx'): void {
  try {
    fs.writeFileSync(file, JSON.stringify({ keys }, null, 2), { flag, mode: 0o600 });
  } catch (error) {
    // Another process that starts just now was faster: its keys are as good.
    if (flag === 'w' || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

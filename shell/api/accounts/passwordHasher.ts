import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { toAbortFault } from '../requests/abortFaults';
import { RequestFault } from '../requests/RequestFault';
import { createQueue, type Turn } from './createQueue';

/** Derives a key from a password: `scrypt` as a promise. */
export type DeriveKey = (
  password: string,
  salt: Buffer,
  keyBytes: number,
  options: ScryptOptions,
) => Promise<Buffer>;

export const deriveKey: DeriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The cost of one hash: `N` is memory and time, `r` the block size, `p` the parallelisation. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** The first recommendation for scrypt in OWASP's password storage cheat sheet: 128 MiB for each hash. */
export const DEFAULT_COST: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;

/* Two at a time: each takes 128 MiB while it runs. */
const MAX_RUNNING = 2;
const MAX_WAITING = 400;
/** About as many as can be served for one address block before the browser times out. */
const MAX_WAITING_OF_SHARE = 20;

export interface PasswordHasher {
  /** Returns a string that includes its cost and salt. */
  hash(password: string, turn: Turn): Promise<string>;
  /** Compares in constant time. If nothing is stored, it does the same work and returns false. */
  verify(password: string, stored: string | undefined, turn: Turn): Promise<boolean>;
  /** True for a hash with another cost than the current one. */
  isOutdated(stored: string): boolean;
}

export function createPasswordHasher(
  cost: ScryptCost = DEFAULT_COST,
  derive: DeriveKey = deriveKey,
): PasswordHasher {
  const queue = createQueue({
    maxRunning: MAX_RUNNING,
    maxWaiting: MAX_WAITING,
    maxWaitingOfShare: MAX_WAITING_OF_SHARE,
    onFull: () =>
      new RequestFault(503, 'BUSY', 'Too many people are signing in just now. Please try again.', {
        retryAfterSeconds: 5,
      }),
    onGone: toAbortFault,
  });
  const decoy = toText(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES));

  function compute(password: string, salt: Buffer, { N, r, p }: ScryptCost, turn: Turn): Promise<Buffer> {
    // NFC, so that a password typed with a different keyboard matches.
    const text = password.normalize('NFC');
    return queue.run(turn, () => derive(text, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }));
  }

  return {
    async hash(password, turn) {
      const salt = randomBytes(SALT_BYTES);
      return toText(cost, salt, await compute(password, salt, cost, turn));
    },
    async verify(password, stored, turn) {
      const { salt, hash, ...storedCost } = parse(stored ?? decoy);
      const isEqual = timingSafeEqual(await compute(password, salt, storedCost, turn), hash);
      return isEqual && stored !== undefined;
    },
    isOutdated(stored) {
      const { N, r, p } = parse(stored);
      return N !== cost.N || r !== cost.r || p !== cost.p;
    },
  };
}

function toText({ N, r, p }: ScryptCost, salt: Buffer, hash: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
}

function parse(stored: string): ScryptCost & { salt: Buffer; hash: Buffer } {
  const [name, N, r, p, salt = '', hash = ''] = stored.split('$');
  if (name !== 'scrypt')
    throw new SiteError(
      `[api] Failed to read a password hash: it was made by "${name}", not by scrypt. Restore the accounts from a backup of this API.`,
      'BAD_PASSWORD_HASH',
    );
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

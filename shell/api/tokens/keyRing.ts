import { createHash } from 'node:crypto';
import { SiteError } from '@portfolio/contract';

/** A secret and the key id by which tokens refer to it. */
export interface SigningKey {
  kid: string;
  secret: Uint8Array;
}

/** The keys for tokens: the newest one signs, older ones still verify. */
export interface KeyRing {
  getSigningKey(): SigningKey;
  findKey(kid: string): SigningKey | undefined;
}

const MIN_SECRET_LENGTH = 32;

/**
 * Creates a key ring from given secrets, for hosts without a disk. To rotate, add a new secret at the start and remove
 * the last one when its tokens have expired.
 *
 * @throws {SiteError} code `WEAK_SECRET`
 */
export function createSecretKeyRing(secrets: readonly string[]): KeyRing {
  const keys = secrets.map(toKey);
  const [first] = keys;
  if (first === undefined)
    throw new SiteError(
      `Failed to read the token secrets: there are none. Put one of ${MIN_SECRET_LENGTH} random characters or more into AUTH_SECRETS.`,
      'WEAK_SECRET',
    );
  return { getSigningKey: () => first, findKey: (kid) => keys.find((key) => key.kid === kid) };
}

function toKey(secret: string): SigningKey {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new SiteError(
      `Failed to read the token secrets: one has ${secret.length} characters. Use ${MIN_SECRET_LENGTH} random ones or more.`,
      'WEAK_SECRET',
    );
  const kid = createHash('sha256').update(`kid:${secret}`).digest('base64url').slice(0, 12);
  return { kid, secret: new TextEncoder().encode(secret) };
}

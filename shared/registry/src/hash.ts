import { createHash } from 'node:crypto';

/** SHA-256 is shorter: a page carries the hashes of all scripts. Releases built before that have SHA-384. */
type HashAlgorithm = 'sha256' | 'sha384';

/** The value of an `integrity` attribute: the name of the algorithm, a hyphen and the hash in base64. */
export function toIntegrity(content: Buffer | string, algorithm: HashAlgorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The value for this content by the algorithm of another value, to compare the two. */
export function toIntegrityLike(content: Buffer | string, other: string): string {
  return toIntegrity(content, other.startsWith('sha384-') ? 'sha384' : 'sha256');
}

/** Returns whether a value is that of this content, by either algorithm. */
export const hasIntegrity = (content: Buffer | string, integrity: string): boolean =>
  toIntegrityLike(content, integrity) === integrity;

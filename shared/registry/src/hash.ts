import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute: `sha384-` and the hash in base64. */
export function toIntegrity(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

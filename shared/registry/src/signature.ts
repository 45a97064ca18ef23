import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';
import { type Envelope, PAYLOAD_TYPE } from '@portfolio/contract/envelope';

/** The bytes of a statement that are signed, as DSSE version 1 defines them. */
function toSignedBytes(payload: Buffer): Buffer {
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** The id of a key: the SHA-256 of its public half, in hexadecimal digits. */
function toKeyId(publicKey: KeyObject): string {
  return createHash('sha256').update(toPublicBytes(publicKey)).digest('hex');
}

function toPublicBytes(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' });
}

/** A new pair of Ed25519 keys: the private one as PEM (PKCS#8), the public one as base64 of its DER (SPKI). */
export function createKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: toPublicBytes(publicKey).toString('base64'),
  };
}

/**
 * Reads the key that a publisher signs with.
 *
 * @param value - of `PORTFOLIO_SIGNING_KEY`: the PEM text itself, as in CI, or the path of a file that contains it
 * @returns undefined if there is none
 * @throws {SiteError} code `BAD_KEY`; the message reveals nothing of the key
 */
export function readSigningKey(value = process.env['PORTFOLIO_SIGNING_KEY'] ?? ''): KeyObject | undefined {
  if (value === '') return undefined;
  try {
    const key = createPrivateKey(value.startsWith('-----BEGIN') ? value : fs.readFileSync(value));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The cause may quote the key.
  }
  throw new SiteError(
    'Failed to read PORTFOLIO_SIGNING_KEY: it is neither an Ed25519 key as PEM nor a file that contains one. Create one with "npx portfolio-remote key".',
    'BAD_KEY',
  );
}

/** Signs a statement. */
export function toEnvelope(payload: Buffer, key: KeyObject): Envelope {
  return {
    payloadType: PAYLOAD_TYPE,
    payload: payload.toString('base64'),
    signatures: [
      {
        keyid: toKeyId(createPublicKey(key)),
        sig: sign(null, toSignedBytes(payload), key).toString('base64'),
      },
    ],
  };
}

/**
 * Finds which of these keys has signed a statement. Key ids are hints and are not trusted.
 *
 * @param envelope - the statement with its signatures
 * @param publicKeys - as `createKeyPair` writes them
 * @returns undefined if none of them has signed it
 */
export function findSigner(envelope: Envelope, publicKeys: readonly string[]): string | undefined {
  const bytes = toSignedBytes(Buffer.from(envelope.payload, 'base64'));
  return publicKeys.find((text) => {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      envelope.signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64')))
    );
  });
}

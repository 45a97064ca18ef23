import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createKeyPair, findSigner, readSigningKey, toEnvelope } from './signature';

const PAYLOAD = Buffer.from('{"_type":"https://in-toto.io/Statement/v1"}');
const { privateKey, publicKey } = createKeyPair();
const other = createKeyPair().publicKey;

function getKey() {
  const key = readSigningKey(privateKey);
  if (key === undefined) throw new Error('There is no key.');
  return key;
}

test('signs as DSSE version 1 specifies, byte for byte, with Ed25519', () => {
  const { payloadType, payload, signatures } = toEnvelope(PAYLOAD, getKey());
  expect(payloadType).toBe('application/vnd.in-toto+json');
  expect(Buffer.from(payload, 'base64')).toEqual(PAYLOAD);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const signed = Buffer.from(
    `DSSEv1 28 application/vnd.in-toto+json ${PAYLOAD.length} ${PAYLOAD.toString()}`,
  );
  expect(verify(null, signed, key, Buffer.from(signatures[0]?.sig ?? '', 'base64'))).toBe(true);
});

test('finds the key that signed, whichever key the signature names', () => {
  const envelope = toEnvelope(PAYLOAD, getKey());
  expect(findSigner(envelope, [other, publicKey])).toBe(publicKey);
  expect(findSigner(envelope, [other])).toBeUndefined();
  const [signature] = envelope.signatures;
  const lying = { ...envelope, signatures: [{ sig: signature?.sig ?? '', keyid: 'of somebody else' }] };
  expect(findSigner(lying, [publicKey])).toBe(publicKey);
});

test('a statement with one changed byte has no signer', () => {
  const envelope = toEnvelope(PAYLOAD, getKey());
  const changed = Buffer.from(PAYLOAD);
  changed.writeUInt8(changed.readUInt8(4) ^ 1, 4);
  expect(findSigner({ ...envelope, payload: changed.toString('base64') }, [publicKey])).toBeUndefined();
});

test('reads the key from text or from a file, and quotes nothing of an invalid one', async () => {
  expect(readSigningKey('')).toBeUndefined();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'key-'));
  try {
    const file = path.join(folder, 'key.pem');
    await fs.writeFile(file, privateKey);
    expect(readSigningKey(file)?.asymmetricKeyType).toBe('ed25519');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const wrong of [
      rsa.export({ type: 'pkcs8', format: 'pem' }).toString(),
      '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n',
      path.join(folder, 'none.pem'),
    ])
      expect(() => readSigningKey(wrong)).toThrow(
        expect.objectContaining({
          code: 'BAD_KEY',
          message: expect.not.stringMatching(/c2VjcmV0|MII/) as string,
        }),
      );
  } finally {
    await fs.rm(folder, { recursive: true });
  }
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFileKeyRing } from './fileKeyRing';
import { createSecretKeyRing } from './keyRing';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD = 'the old secret of the tests, 32 characters';
const NEW = 'the new secret of the tests, 32 characters';

describe('createSecretKeyRing', () => {
  it('signs with the first and still knows the others', () => {
    const before = createSecretKeyRing([OLD]).getSigningKey();
    const ring = createSecretKeyRing([NEW, OLD]);
    expect(ring.getSigningKey().kid).not.toBe(before.kid);
    expect(ring.findKey(before.kid)).toEqual(before);
    expect(createSecretKeyRing([NEW]).findKey(before.kid)).toBeUndefined();
  });

  it('does not show the secret in a key’s name', () => {
    expect(OLD).not.toContain(createSecretKeyRing([OLD]).getSigningKey().kid);
  });

  it.each([[[]], [['short']], [[NEW, 'short']]])('refuses %j', (secrets) => {
    expect(() => createSecretKeyRing(secrets)).toThrow(expect.objectContaining({ code: 'WEAK_SECRET' }));
  });
});

describe('createFileKeyRing', () => {
  let folder: string;
  let file: string;
  let nowMs: number;
  const open = () => createFileKeyRing(file, () => nowMs);

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-keys-'));
    file = path.join(folder, 'data/keys.json');
    nowMs = Date.UTC(2026, 0, 1);
  });
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('makes a key that only the owner can read and that outlives a restart', () => {
    const key = open().getSigningKey();
    expect(key.secret).toHaveLength(32);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(open().getSigningKey()).toEqual(key);
  });

  it('signs with a new key after 30 days and knows the old one for a day more', () => {
    const ring = open();
    const first = ring.getSigningKey();
    nowMs += 29 * DAY_MS;
    expect(ring.getSigningKey()).toEqual(first);
    nowMs += DAY_MS;
    const second = ring.getSigningKey();
    expect(second.kid).not.toBe(first.kid);
    expect(open().findKey(first.kid)).toEqual(first);
    nowMs += 30 * DAY_MS;
    ring.getSigningKey();
    expect(open().findKey(first.kid)).toBeUndefined();
    expect(open().findKey(second.kid)).toEqual(second);
  });

  it('learns the key that another process has made', () => {
    const ring = open();
    ring.getSigningKey();
    nowMs += 31 * DAY_MS;
    const key = open().getSigningKey();
    expect(ring.findKey(key.kid)).toEqual(key);
    expect(ring.findKey('unknown')).toBeUndefined();
  });
});

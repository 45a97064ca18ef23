import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFileKeyRing } from './fileKeyRing';
import { createSecretKeyRing } from './keyRing';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD = 'the old secret of the tests, 32 characters';
const NEW = 'the new secret of the tests, 32 characters';

describe('createSecretKeyRing', () => {
  test('signs with the first key and still accepts the others', () => {
    const before = createSecretKeyRing([OLD]).getSigningKey();
    const ring = createSecretKeyRing([NEW, OLD]);
    expect(ring.getSigningKey().kid).not.toBe(before.kid);
    expect(ring.findKey(before.kid)).toEqual(before);
    expect(createSecretKeyRing([NEW]).findKey(before.kid)).toBeUndefined();
  });

  test('does not reveal the secret in the key id', () => {
    expect(OLD).not.toContain(createSecretKeyRing([OLD]).getSigningKey().kid);
  });

  test.each([[[]], [['short']], [[NEW, 'short']]])('refuses %j', (secrets) => {
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

  test('creates a key that only the owner can read and that survives a restart', () => {
    const key = open().getSigningKey();
    expect(key.secret).toHaveLength(32);
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(open().getSigningKey()).toEqual(key);
  });

  test('signs with a new key after 30 days and accepts the old one for one more day', () => {
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

  test('replaces a key that was created while the clock was a year ahead, and accepts it for one more day', () => {
    nowMs += 365 * DAY_MS;
    const ahead = open().getSigningKey();
    nowMs -= 365 * DAY_MS;
    const ring = open();
    const key = ring.getSigningKey();
    expect(key.kid).not.toBe(ahead.kid);
    expect(ring.getSigningKey()).toEqual(key);
    expect(open().findKey(ahead.kid)).toEqual(ahead);
    nowMs += 30 * DAY_MS;
    expect(open().getSigningKey().kid).not.toBe(key.kid);
    expect(open().findKey(ahead.kid)).toBeUndefined();
  });

  test('finds a key that another process has created', () => {
    const ring = open();
    ring.getSigningKey();
    nowMs += 31 * DAY_MS;
    const key = open().getSigningKey();
    expect(ring.findKey(key.kid)).toEqual(key);
    expect(ring.findKey('unknown')).toBeUndefined();
  });

  test('keeps the key of another process that rotated first', () => {
    const one = open();
    const other = open();
    nowMs += 31 * DAY_MS;
    const key = one.getSigningKey();
    expect(other.getSigningKey()).toEqual(key);
    expect(open().findKey(key.kid)).toEqual(key);
  });

  describe('on a full disk', () => {
    /** Every write creates the file and then fails, as on a full disk. */
    const fill = () =>
      jest.spyOn(fs, 'writeFileSync').mockImplementation((place) => {
        fs.closeSync(fs.openSync(place as string, 'w'));
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
      });

    afterEach(() => jest.restoreAllMocks());

    test('leaves no file at the first start, and starts once there is space', () => {
      const full = fill();
      expect(open).toThrow(expect.objectContaining({ code: 'NO_KEY_FILE' }));
      expect(fs.readdirSync(path.dirname(file))).toEqual([]);
      full.mockRestore();
      expect(open().getSigningKey().secret).toHaveLength(32);
    });

    test('keeps its keys if a rotation fails, and rotates once there is space', () => {
      const ring = open();
      const { kid } = ring.getSigningKey();
      nowMs += 31 * DAY_MS;
      const full = fill();
      const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
      expect(ring.getSigningKey().kid).toBe(kid);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'NO_KEY_FILE' }));
      full.mockRestore();
      expect(fs.readdirSync(path.dirname(file))).toEqual(['keys.json']);
      expect(ring.getSigningKey().kid).not.toBe(kid);
      expect(open().findKey(kid)).toBeDefined();
    });
  });

  test('replaces an empty file that a full disk left behind', () => {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
    expect(open().getSigningKey().secret).toHaveLength(32);
  });

  test('reports a file in place of its folder, and a key file that it may not read, with the next step', () => {
    fs.writeFileSync(path.dirname(file), '');
    expect(open).toThrow(
      expect.objectContaining({ code: 'NO_KEY_FILE', message: expect.stringMatching(/AUTH_DATA/) }),
    );
    fs.rmSync(path.dirname(file));
    // A folder in its place: root may read any file.
    fs.mkdirSync(path.join(file, 'in-the-way'), { recursive: true });
    expect(open).toThrow(
      expect.objectContaining({ code: 'BAD_KEY_FILE', message: expect.stringMatching(/AUTH_DATA/) }),
    );
  });

  test.each(['{', 'null', '{}', '{"keys":[]}', '{"keys":[{"kid":"a"}]}'])(
    'names the invalid key file %j with the next step, and keeps it',
    (text) => {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
      expect(open).toThrow(
        expect.objectContaining({ code: 'BAD_KEY_FILE', message: expect.stringContaining(file) }),
      );
      expect(fs.readFileSync(file, 'utf8')).toBe(text);
    },
  );
});

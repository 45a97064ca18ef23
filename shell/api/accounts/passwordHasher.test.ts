import { createPasswordHasher, DEFAULT_COST, type DeriveKey, deriveKey } from './passwordHasher';

const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
const TURN = { share: 'test' };
const PASSWORD = 'Correct-horse-7!';

test('uses the scrypt cost that OWASP recommends by default', async () => {
  expect(DEFAULT_COST).toEqual({ N: 131_072, r: 8, p: 1 });
  const hasher = createPasswordHasher();
  const stored = await hasher.hash(PASSWORD, TURN);
  expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
});

test('verifies the right password and no other', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash(PASSWORD, TURN);
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
  expect(await hasher.verify(`${PASSWORD} `, stored, TURN)).toBe(false);
  expect(await hasher.verify(PASSWORD.toLowerCase(), stored, TURN)).toBe(false);
});

test('salts: two hashes of the same password differ, and neither contains it', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const [first, second] = await Promise.all([hasher.hash(PASSWORD, TURN), hasher.hash(PASSWORD, TURN)]);
  expect(first).not.toBe(second);
  expect(first).not.toContain(PASSWORD);
});

test('verifies a password whichever Unicode form the keyboard produced', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash('Caf\u00e9-horse-7!', TURN);
  expect(await hasher.verify('Cafe\u0301-horse-7!', stored, TURN)).toBe(true);
});

test('rejects an unknown account at the same cost as a known one', async () => {
  const derive = jest.fn(deriveKey);
  const hasher = createPasswordHasher(CHEAP, derive);
  const stored = await hasher.hash(PASSWORD, TURN);
  derive.mockClear();
  expect(await hasher.verify('Wrong-horse-7!', stored, TURN)).toBe(false);
  expect(await hasher.verify('Wrong-horse-7!', undefined, TURN)).toBe(false);
  // The cost of scrypt depends only on these: the password, the length of salt and key, and the options.
  const [known, unknown, ...others] = derive.mock.calls.map(([password, salt, keyBytes, options]) => ({
    ...{ password, saltBytes: salt.length, keyBytes, options },
  }));
  expect(unknown).toEqual(known);
  expect(others).toEqual([]);
});

test('rejects the password behind the dummy hash of unknown accounts', async () => {
  const derive: DeriveKey = (_password, _salt, keyBytes) => Promise.resolve(Buffer.alloc(keyBytes));
  expect(await createPasswordHasher(CHEAP, derive).verify(PASSWORD, undefined, TURN)).toBe(false);
});

test('verifies hashes of another cost and reports them as outdated', async () => {
  const stored = await createPasswordHasher(CHEAP).hash(PASSWORD, TURN);
  const hasher = createPasswordHasher({ ...CHEAP, N: 2 ** 11 });
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
  expect(hasher.isOutdated(stored)).toBe(true);
  expect(hasher.isOutdated(await hasher.hash(PASSWORD, TURN))).toBe(false);
});

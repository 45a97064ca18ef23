import { createPasswordHasher, DEFAULT_COST, type DeriveKey, deriveKey } from './passwordHasher';

const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
const TURN = { share: 'test' };
const PASSWORD = 'Correct-horse-7!';

test('costs what OWASP asks of scrypt by default', async () => {
  expect(DEFAULT_COST).toEqual({ N: 131_072, r: 8, p: 1 });
  const hasher = createPasswordHasher();
  const stored = await hasher.hash(PASSWORD, TURN);
  expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
});

test('knows the password again and no other', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash(PASSWORD, TURN);
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
  expect(await hasher.verify(`${PASSWORD} `, stored, TURN)).toBe(false);
  expect(await hasher.verify(PASSWORD.toLowerCase(), stored, TURN)).toBe(false);
});

test('salts: the same password twice gives two hashes, and neither holds it', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const [first, second] = await Promise.all([hasher.hash(PASSWORD, TURN), hasher.hash(PASSWORD, TURN)]);
  expect(first).not.toBe(second);
  expect(first).not.toContain(PASSWORD);
});

test('takes the same letters from two keyboards for the same password', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash('Caf\u00e9-horse-7!', TURN);
  expect(await hasher.verify('Cafe\u0301-horse-7!', stored, TURN)).toBe(true);
});

test('says no where nothing is stored, and derives a key at the same cost as for a known account', async () => {
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

test('refuses the password that the stand-in for a missing account was made of', async () => {
  const derive: DeriveKey = (_password, _salt, keyBytes) => Promise.resolve(Buffer.alloc(keyBytes));
  expect(await createPasswordHasher(CHEAP, derive).verify(PASSWORD, undefined, TURN)).toBe(false);
});

test('reads hashes of another cost and calls them outdated', async () => {
  const stored = await createPasswordHasher(CHEAP).hash(PASSWORD, TURN);
  const hasher = createPasswordHasher({ ...CHEAP, N: 2 ** 11 });
  expect(await hasher.verify(PASSWORD, stored, TURN)).toBe(true);
  expect(hasher.isOutdated(stored)).toBe(true);
  expect(hasher.isOutdated(await hasher.hash(PASSWORD, TURN))).toBe(false);
});

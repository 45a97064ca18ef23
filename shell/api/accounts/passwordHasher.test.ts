import { createPasswordHasher, DEFAULT_COST } from './passwordHasher';

const CHEAP = { N: 2 ** 10, r: 8, p: 1 };
const PASSWORD = 'Correct-horse-7!';

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

test('costs what OWASP asks of scrypt unless told otherwise', async () => {
  expect(DEFAULT_COST).toEqual({ N: 131_072, r: 8, p: 1 });
  const hasher = createPasswordHasher();
  const stored = await hasher.hash(PASSWORD);
  expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/);
  expect(await hasher.verify(PASSWORD, stored)).toBe(true);
}, 30_000);

test('knows the password again and no other', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash(PASSWORD);
  expect(await hasher.verify(PASSWORD, stored)).toBe(true);
  expect(await hasher.verify(`${PASSWORD} `, stored)).toBe(false);
  expect(await hasher.verify(PASSWORD.toLowerCase(), stored)).toBe(false);
});

test('salts: the same password twice gives two hashes, and neither holds it', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const [first, second] = await Promise.all([hasher.hash(PASSWORD), hasher.hash(PASSWORD)]);
  expect(first).not.toBe(second);
  expect(first).not.toContain(PASSWORD);
});

test('takes the same letters from two keyboards for the same password', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const stored = await hasher.hash('Caf\u00e9-horse-7!');
  expect(await hasher.verify('Cafe\u0301-horse-7!', stored)).toBe(true);
});

test('says no to everything where nothing is stored, and takes as long', async () => {
  const hasher = createPasswordHasher({ N: 2 ** 14, r: 8, p: 1 });
  const stored = await hasher.hash(PASSWORD);
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let round = 0; round < 15; round += 1) {
    for (const [name, text] of [
      ['known', stored],
      ['unknown', undefined],
    ] as const) {
      const startMs = performance.now();
      expect(await hasher.verify('Wrong-horse-7!', text)).toBe(false);
      times[name].push(performance.now() - startMs);
    }
  }
  const ratio = median(times.unknown) / median(times.known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
}, 30_000);

test('reads hashes of another cost and calls them outdated', async () => {
  const stored = await createPasswordHasher(CHEAP).hash(PASSWORD);
  const hasher = createPasswordHasher({ ...CHEAP, N: 2 ** 11 });
  expect(await hasher.verify(PASSWORD, stored)).toBe(true);
  expect(hasher.isOutdated(stored)).toBe(true);
  expect(hasher.isOutdated(await hasher.hash(PASSWORD))).toBe(false);
});

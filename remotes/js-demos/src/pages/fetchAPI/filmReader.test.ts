import { createFakeApi } from './api-testing/fakeApi';
import { createFilmReader } from './filmReader';

const DETAILS = { original_title: 'O', director: 'D', description: 'T' };
const filmOf = (id: string | null) => ({ id, title: `Film ${id ?? 'bundled'}`, year: 2001, minutes: 100 });

function setUp() {
  const fake = createFakeApi();
  return { ...fake, reader: createFilmReader({ findApi: () => fake.api }) };
}

test('requests nothing about a bundled film', async () => {
  const { reader, calls } = setUp();
  await reader.open(filmOf(null));

  expect(reader.get().shown.status).toBe('listed');
  expect(calls).toHaveLength(0);
});

test('requests each film of the API once', async () => {
  const { reader, calls } = setUp();
  const done = reader.open(filmOf('a b'));
  expect(calls[0]?.url).toContain('/films/a%20b?');
  calls[0]?.answer(DETAILS);
  await done;
  await reader.open(filmOf('a b'));

  expect(reader.get().shown).toMatchObject({ status: 'ready', details: { director: 'D' } });
  expect(calls).toHaveLength(1);
});

test('aborts the first request when another film is opened', async () => {
  const { reader, calls } = setUp();
  const first = reader.open(filmOf('a'));
  const second = reader.open(filmOf('b'));
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.answer(DETAILS);
  await Promise.all([first, second]);

  expect(reader.get().shown).toMatchObject({ status: 'ready', film: { id: 'b' } });
});

test('keeps showing the film if its details cannot be loaded', async () => {
  const { reader, calls } = setUp();
  const done = reader.open(filmOf('a'));
  calls[0]?.answer({ nothing: true });
  await done;

  expect(reader.get().shown).toMatchObject({
    status: 'failed',
    film: { id: 'a' },
    problem: { kind: 'malformed' },
  });
});

test('aborts when the page is left', () => {
  const { reader, calls } = setUp();
  void reader.open(filmOf('a'));
  reader.close();

  expect(calls[0]?.signal.aborted).toBe(true);
  expect(reader.get().shown.status).toBe('listed');
});

test('forgets the film and all details when it is reset', async () => {
  const { reader, calls } = setUp();
  const done = reader.open(filmOf('a'));
  calls[0]?.answer(DETAILS);
  await done;
  reader.reset();
  expect(reader.get().shown).toEqual({ status: 'empty' });

  void reader.open(filmOf('a'));
  expect(calls).toHaveLength(2);
  reader.reset();
  expect(calls[1]?.signal.aborted).toBe(true);
});

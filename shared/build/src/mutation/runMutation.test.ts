import fs from 'node:fs';
import path from 'node:path';
import { listMutations } from './listMutations';
import { runMutation, runBaseline } from './runMutation';
import { type MutationWorker, startWorker } from './startWorker';
import { CACHE } from './workerFiles';

const ROOT = path.resolve(__dirname, '../../../..');
const FILE = 'shared/build/src/mutation/options.ts';
const TEST = 'shared/build/src/mutation/options.test.ts';
const source = fs.readFileSync(path.join(ROOT, FILE), 'utf8');

let worker: MutationWorker;

beforeEach(() => {
  worker = startWorker();
});

afterEach(() => worker.stop());

test('makes a mutation for one run of the tests that reach it, and changes no file', async () => {
  const { baselines, failed } = await runBaseline(worker, { [FILE]: source }, [TEST]);
  expect(failed).toEqual([]);
  const [mutation] = listMutations(FILE, source).filter(({ what }) => what.endsWith('-> (file === folder)'));
  expect(mutation).toBeDefined();
  if (mutation === undefined) return;

  expect(await runMutation(worker, mutation, baselines)).toEqual({
    ...{ mutation, outcome: 'killed' },
    by: expect.stringMatching(/is within|reads places/) as string,
  });
  const harmless = { ...mutation, text: source.slice(mutation.start, mutation.end) };
  expect(await runMutation(worker, harmless, baselines)).toEqual({ mutation: harmless, outcome: 'survived' });
  const apart = { ...mutation, mark: -1 };
  expect(await runMutation(worker, apart, baselines)).toEqual({ mutation: apart, outcome: 'not reached' });
  expect(fs.readFileSync(path.join(ROOT, FILE), 'utf8')).toBe(source);
});

test('aborts a run that never ends, leaves no files of it, and continues', async () => {
  const listFiles = () => fs.readdirSync(CACHE).filter((name) => name.startsWith('edits.'));
  const request = (text: string) => ({
    edits: { [FILE]: [{ start: 0, end: 0, text }] },
    tests: [{ test: TEST }],
  });
  expect(await worker.run(request('throw 1;'), 100_000)).toMatchObject([{ test: TEST, failure: {} }]);
  const before = listFiles();
  expect(await worker.run(request('for (;;);'), 1000)).toBe('timed out');
  expect(listFiles()).toHaveLength(before.length - 1);
  expect(await worker.run(request('throw 1;'), 100_000)).toMatchObject([{ test: TEST, failure: {} }]);
});

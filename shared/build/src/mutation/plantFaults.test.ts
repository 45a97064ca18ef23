import fs from 'node:fs';
import path from 'node:path';
import { listFaults } from './listFaults';
import { plantFault, runBaseline } from './plantFaults';
import { type FaultWorker, startWorker } from './startWorker';

const ROOT = path.resolve(__dirname, '../../../..');
const FILE = 'shared/build/src/mutation/options.ts';
const TEST = 'shared/build/src/mutation/options.test.ts';
const source = fs.readFileSync(path.join(ROOT, FILE), 'utf8');

let worker: FaultWorker;

beforeEach(() => {
  worker = startWorker();
});

afterEach(() => worker.stop());

test('plants a fault for one run of the tests that reach it, and changes no file', async () => {
  const { baselines, failed } = await runBaseline(worker, { [FILE]: source }, [TEST]);
  expect(failed).toEqual([]);
  const [fault] = listFaults(FILE, source).filter(({ what }) => what.endsWith('-> (file === folder)'));
  expect(fault).toBeDefined();
  if (fault === undefined) return;

  expect(await plantFault(worker, fault, baselines)).toEqual({
    ...{ fault, outcome: 'killed' },
    by: expect.stringMatching(/is within|reads places/) as string,
  });
  const harmless = { ...fault, text: source.slice(fault.start, fault.end) };
  expect(await plantFault(worker, harmless, baselines)).toEqual({ fault: harmless, outcome: 'survived' });
  const apart = { ...fault, mark: -1 };
  expect(await plantFault(worker, apart, baselines)).toEqual({ fault: apart, outcome: 'not reached' });
  expect(fs.readFileSync(path.join(ROOT, FILE), 'utf8')).toBe(source);
});

test('aborts a run that never ends, and continues', async () => {
  const request = (text: string) => ({
    edits: { [FILE]: [{ start: 0, end: 0, text }] },
    tests: [{ test: TEST }],
  });
  expect(await worker.run(request('for (;;);'), 1000)).toBe('timed out');
  expect(await worker.run(request('throw 1;'), 100_000)).toMatchObject([{ test: TEST, failure: {} }]);
});

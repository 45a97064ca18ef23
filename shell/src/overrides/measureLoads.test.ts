import { measureLoads } from './measureLoads';
import { createEvent } from './overrides-testing/composition';

test('returns the last load time of a remote and the number of loads', () => {
  const events = [
    createEvent({ type: 'failed', elapsedMs: 3 }),
    createEvent({ elapsedMs: 87.4 }),
    createEvent({ elapsedMs: 400 }),
    createEvent({ remoteId: 'other', elapsedMs: 5 }),
  ];
  expect(measureLoads(events, 'demos')).toBe('87 ms, 2 loads');
  expect(measureLoads(events, 'other')).toBe('5 ms, 1 load');
  expect(measureLoads(events, 'none')).toBeUndefined();
});

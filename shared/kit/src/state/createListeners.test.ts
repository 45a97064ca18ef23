import { createListeners } from './createListeners';

test('notifies only current listeners', () => {
  const { subscribe, notify } = createListeners();
  const stays = jest.fn();
  const leaves = jest.fn();
  subscribe(stays);
  subscribe(leaves)();

  notify();

  expect([stays, leaves].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('reports the first listener added and the last one removed, once each', () => {
  const steps: string[] = [];
  const { subscribe } = createListeners({
    onFirst: () => steps.push('first'),
    onLast: () => steps.push('last'),
  });

  const leaveA = subscribe(() => {});
  const leaveB = subscribe(() => {});
  leaveA();
  leaveA();
  expect(steps).toEqual(['first']);

  leaveB();
  leaveB();
  subscribe(() => {});
  expect(steps).toEqual(['first', 'last', 'first']);
});

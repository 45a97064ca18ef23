import { AsyncLocalStorage } from 'node:async_hooks';

const { endStorages, trackStorages } = require('./asyncStorages.cjs') as Record<
  'endStorages' | 'trackStorages',
  () => void
>;

test('ends the storages that were entered, however that happened, and leaves the next ones', () => {
  trackStorages();
  const [running, current, next] = [1, 2, 3].map(() => new AsyncLocalStorage<string>());
  current!.enterWith('current');
  running!.run('running', () => {
    expect([running!.getStore(), current!.getStore()]).toEqual(['running', 'current']);
    endStorages();
    expect([running!.getStore(), current!.getStore()]).toEqual([undefined, undefined]);
    next!.enterWith('next');
    expect(next!.getStore()).toBe('next');
  });
  endStorages();
  expect(next!.getStore()).toBeUndefined();
});

import { createStore } from './createStore';

test('merges a change and notifies the listeners', () => {
  const store = createStore({ bpm: 120, isPlaying: false });
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get().bpm));

  store.set({ bpm: 90 });
  store.set((current) => ({ bpm: current.bpm + 1 }));

  expect(store.get()).toEqual({ bpm: 91, isPlaying: false });
  expect(seen).toEqual([90, 91]);
});

test('does not notify removed listeners', () => {
  const store = createStore({ count: 0 });
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  leave();

  store.set({ count: 1 });

  expect(listener).not.toHaveBeenCalled();
});

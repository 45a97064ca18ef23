import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStore } from './createStore';
import { useStore } from './useStore';

test('reads a part of a store, and re-renders only when that part changes', () => {
  const store = createStore({ bpm: 120, isPlaying: false });
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const bpm = useStore(store, (value) => value.bpm);
    seen.push(bpm);
    return bpm;
  });

  act(() => store.set({ isPlaying: true }));
  act(() => store.set({ bpm: 90 }));

  expect(result.current).toBe(90);
  expect(new Set(seen)).toEqual(new Set([120, 90]));
});

test('reads on the server too', () => {
  const store = createStore({ bpm: 120 });
  const Speed = () => useStore(store, ({ bpm }) => bpm);
  expect(renderToString(<Speed />)).toBe('120');
});

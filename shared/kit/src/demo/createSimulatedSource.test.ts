import { createSimulatedSource } from './createSimulatedSource';
import type { DemoState } from './demoStates';

const createSource = () =>
  createSimulatedSource<DemoState, string>({
    findReal: () => 'real',
    createSimulation: (state) => (state === 'idle' ? undefined : `simulated ${state}`),
  });

test('is real until a state is simulated, and again after that', () => {
  const source = createSource();
  expect(source.find()).toBe('real');
  expect(source.getState()).toBeNull();

  source.simulate('denied');
  expect(source.find()).toBe('simulated denied');
  expect(source.getState()).toBe('denied');

  source.simulate(null);
  expect(source.find()).toBe('real');
});

test('returns null in the state "unsupported", and the real source in states that need no simulation', () => {
  const source = createSource();
  source.simulate('unsupported');
  expect(source.find()).toBeNull();
  source.simulate('idle');
  expect(source.find()).toBe('real');
});

test('reports whether the state has changed', () => {
  const source = createSource();
  expect(source.simulate(null)).toBe(false);
  expect(source.simulate('asking')).toBe(true);
  expect(source.simulate('asking')).toBe(false);
});

import {
  CLASSIC_CAP,
  createBoundedListener,
  createClassicListener,
  createRefusedRecogniser,
} from './restartLoops';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the classic asks a refused microphone again and again', () => {
  const recogniser = createRefusedRecogniser();
  const listener = createClassicListener({ recogniser, onChange: () => {} });
  listener.start();
  jest.runAllTimers();

  expect(listener.countStarts()).toBe(CLASSIC_CAP);
});

test('the fixed one asks once', () => {
  const recogniser = createRefusedRecogniser();
  const listener = createBoundedListener({ recogniser, onChange: () => {} });
  listener.start();
  jest.runAllTimers();

  expect(listener.countStarts()).toBe(1);
});

test('the exhibit stops when the page is left', () => {
  const recogniser = createRefusedRecogniser();
  const listener = createClassicListener({ recogniser, onChange: () => {} });
  listener.start();
  listener.dispose();
  recogniser.dispose();

  expect(jest.getTimerCount()).toBe(0);
});

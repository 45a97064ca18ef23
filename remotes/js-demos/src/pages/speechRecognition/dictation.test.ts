import { MAX_RESTARTS, RESTART_MS, createDictation } from './dictation';
import { createFakeRecogniser, type FakeRecogniser } from './speech-testing/fakeRecogniser';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const fakes: FakeRecogniser[] = [];
  const heard: string[] = [];
  const dictation = createDictation(() => {
    const fake = createFakeRecogniser();
    fakes.push(fake);
    return fake;
  });
  const detach = dictation.attach((text) => heard.push(text));
  return { dictation, fakes, heard, detach, newest: () => fakes[fakes.length - 1] };
}

test('creates no recogniser before it starts', () => {
  expect(setUp().fakes).toHaveLength(0);
});

test('asks, listens in the chosen language and shows guesses without writing them', () => {
  const { dictation, newest, heard } = setUp();
  dictation.start('de-DE');
  expect(dictation.get().state).toBe('asking');
  expect(newest()).toMatchObject({ lang: 'de-DE', continuous: true, interimResults: true });

  newest()?.onstart?.();
  newest()?.hear('guten', { isFinal: false });
  expect(dictation.get()).toMatchObject({ state: 'running', interim: 'guten' });
  expect(heard).toEqual([]);
});

test('reports each final phrase once', () => {
  const { dictation, newest, heard } = setUp();
  dictation.start('en-GB');
  newest()?.hear(' hello there ', { confidence: 0.72 });

  expect(heard).toEqual(['hello there']);
  expect(dictation.get()).toMatchObject({ interim: '', last: { text: 'hello there', confidence: 0.72 } });
});

test('reads only new results', () => {
  const { dictation, newest, heard } = setUp();
  dictation.start('en-GB');
  newest()?.onresult?.({
    resultIndex: 1,
    results: [
      { isFinal: true, 0: { transcript: 'old', confidence: 1 } },
      { isFinal: true, 0: { transcript: 'new', confidence: 1 } },
    ],
  });

  expect(heard).toEqual(['new']);
});

test.each([
  ['not-allowed', 'denied'],
  ['service-not-allowed', 'denied'],
  ['audio-capture', 'missing'],
  ['network', 'offline'],
  ['language-not-supported', 'failed'],
  ['something-new', 'failed'],
])('takes %s for an answer: %s, and does not ask again', (code, state) => {
  const { dictation, fakes, newest } = setUp();
  dictation.start('en-GB');
  newest()?.onerror?.({ error: code });
  newest()?.onend?.();
  jest.advanceTimersByTime(60_000);

  expect(dictation.get()).toMatchObject({ state, trouble: { state } });
  expect(fakes).toHaveLength(1);
});

test('restarts after a normal end, a little later each time, and finally gives up', () => {
  const { dictation, fakes, newest } = setUp();
  dictation.start('en-GB');
  for (let round = 0; round < MAX_RESTARTS; round += 1) {
    newest()?.onerror?.({ error: 'no-speech' });
    newest()?.onend?.();
    jest.advanceTimersByTime(RESTART_MS * 2 ** round - 1);
    expect(fakes).toHaveLength(round + 1);
    jest.advanceTimersByTime(1);
    expect(fakes).toHaveLength(round + 2);
  }
  newest()?.onend?.();
  jest.advanceTimersByTime(60_000);

  expect(fakes).toHaveLength(MAX_RESTARTS + 1);
  expect(dictation.get()).toMatchObject({
    state: 'idle',
    trouble: { title: expect.stringContaining('Nothing') },
  });
});

test('resets the restart count once something was heard', () => {
  const { dictation, newest } = setUp();
  dictation.start('en-GB');
  newest()?.onend?.();
  jest.advanceTimersByTime(RESTART_MS);
  expect(dictation.get().restarts).toBe(1);
  newest()?.hear('still here');

  expect(dictation.get().restarts).toBe(0);
});

test('still writes words spoken before Stop', () => {
  const { dictation, newest, heard } = setUp();
  dictation.start('en-GB');
  newest()?.onstart?.();
  dictation.stop();
  expect(newest()?.calls).toContain('stop');
  newest()?.hear('last words');
  newest()?.onend?.();

  expect(heard).toEqual(['last words']);
  expect(dictation.get().state).toBe('idle');
});

test('reports if the browser has no recogniser', () => {
  const dictation = createDictation(() => null);
  dictation.start('en-GB');

  expect(dictation.get()).toMatchObject({ state: 'unsupported', trouble: { state: 'unsupported' } });
});

test('survives a browser that refuses to start', () => {
  const dictation = createDictation(() => ({
    ...createFakeRecogniser(),
    start() {
      throw new DOMException('already started', 'InvalidStateError');
    },
  }));
  dictation.start('en-GB');

  expect(dictation.get().state).toBe('failed');
});

test('stops when the page is left, and leaves no timer', () => {
  const { dictation, newest, heard, detach } = setUp();
  dictation.start('en-GB');
  newest()?.onend?.();
  detach();
  newest()?.hear('too late');

  expect(newest()?.calls).toContain('abort');
  expect(heard).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

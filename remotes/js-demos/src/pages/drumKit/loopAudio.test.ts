import { createFakeContext } from '../../demo-testing/fakeAudio';
import { encodeWav, foldTail, scheduleRound } from './loopAudio';
import { TICKS_PER_BEAT } from './pattern';

test('schedules each stroke at its exact time', () => {
  const context = createFakeContext();
  const lengthS = scheduleRound(
    context.asContext,
    context.asContext.destination,
    {
      name: 'Test',
      bpm: 120,
      bars: 1,
      hits: [
        { pad: 'boom', tick: 0 },
        { pad: 'boom', tick: TICKS_PER_BEAT * 1.5 },
      ],
    },
    2,
  );

  expect(lengthS).toBe(2);
  expect([...new Set(context.starts.map(({ atS }) => atS))]).toEqual([2, 2.75]);
});

test('mixes the ringing end into the start', () => {
  expect([...foldTail(Float32Array.from([1, 0, 0, 0, 0.5, 0.25]), 4)]).toEqual([1.5, 0.25, 0, 0]);
});

test('writes a WAV header that matches its samples', () => {
  const view = new DataView(encodeWav(Float32Array.from([0, 1, -1, 2]), 44_100));
  const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(view.getUint32(24, true)).toBe(44_100);
  expect(view.getUint32(40, true)).toBe(8);
  expect(view.byteLength).toBe(52);
  expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 32767, -32767, 32767]);
});

import { createFakeContext } from '../../demo-testing/fakeAudio';
import { PADS } from './pads';
import { VOICES, decayMsOf, playVoice, prepareNoise } from './voices';

test('has a recipe for each of the nine pads', () => {
  expect(PADS.map(({ key }) => key).join('')).toBe('ASDFGHJKL');
  expect(PADS.map(({ dataKey }) => dataKey)).toEqual([65, 83, 68, 70, 71, 72, 74, 75, 76]);
  expect(PADS.map(({ audio }) => audio).sort()).toEqual(Object.keys(VOICES).sort());
  expect(PADS.every(({ isPlaying }) => !isPlaying)).toBe(true);
});

test.each(Object.keys(VOICES) as (keyof typeof VOICES)[])('starts %s at the requested time', (voice) => {
  const fake = createFakeContext();
  playVoice(fake.asContext, fake.asContext.destination, voice, 3);

  expect(Math.min(...fake.starts.map(({ atS }) => atS))).toBe(3);
  expect(decayMsOf(voice)).toBeGreaterThan(50);
  expect(decayMsOf(voice)).toBeLessThan(1300);
});

test('plays late strokes at once', () => {
  const fake = createFakeContext();
  fake.context.currentTime = 8;
  playVoice(fake.asContext, fake.asContext.destination, 'kick', 7.9);

  expect(new Set(fake.starts.map(({ atS }) => atS))).toEqual(new Set([8]));
});

test('silences a stroke from the moment it is choked', () => {
  const fake = createFakeContext();
  const choke = playVoice(fake.asContext, fake.asContext.destination, 'openhat', 1);
  choke(1.2);

  expect(fake.gains[0]?.gain.events).toEqual([{ call: 'target', value: 0, atS: 1.2 }]);
});

test('plays the same noise whether it was prepared or not, and at any sample rate', () => {
  const sampleNoise = (sampleRate: number) => {
    const fake = createFakeContext();
    fake.context.sampleRate = sampleRate;
    playVoice(fake.asContext, fake.asContext.destination, 'hihat', 0);
    return fake.buffers[0] ?? new Float32Array();
  };
  const before = sampleNoise(8000);
  expect(before).toHaveLength(12_000);
  expect(new Set(before).size).toBeGreaterThan(11_000);
  prepareNoise();
  expect(sampleNoise(8000)).toEqual(before);
  expect(sampleNoise(96_000)).toHaveLength(144_000);
  expect(sampleNoise(96_000).subarray(0, 12_000)).toEqual(before);
});

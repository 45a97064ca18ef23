import { readEnvelope, writeEnvelope } from '../../portable/envelope';
import { readLinkHash, toLinkHash } from '../../portable/link';
import { DEFAULT_SETTINGS, DRUM_LOOP, DRUM_SETTINGS, SAVED_LOOPS } from './drumLoopFile';
import { PRESETS } from './presets';

const file = (data: unknown) =>
  JSON.stringify({ format: 'portfolio-creation', kind: 'drum-loop', version: 1, data });

test.each(PRESETS.map((preset) => [preset.name, preset] as const))(
  'reads back “%s” unchanged',
  (_name, preset) => {
    expect(readEnvelope(DRUM_LOOP, writeEnvelope(DRUM_LOOP, preset))).toEqual({
      isRead: true,
      value: preset,
    });
    expect(readLinkHash(DRUM_LOOP, toLinkHash(DRUM_LOOP, preset) as string)).toEqual({
      isRead: true,
      value: preset,
    });
  },
);

test.each([
  [
    'a tempo no one can play',
    { name: '', bpm: 900, bars: 1, ticks: {} },
    'The tempo is 900; it must be between 40 and 240.',
  ],
  ['three bars', { name: '', bpm: 90, bars: 3, ticks: {} }, 'The number of bars is not one of 1, 2, 4.'],
  [
    'an unknown pad',
    { name: '', bpm: 90, bars: 1, ticks: { cowbell: [0] } },
    'The pad “cowbell” is not one of clap, hihat, kick, openhat, boom, ride, snare, tom, tink.',
  ],
  [
    'a stroke after the end',
    { name: '', bpm: 90, bars: 1, ticks: { kick: [384] } },
    'A kick stroke is 384; it must be between 0 and 383.',
  ],
  [
    'an invalid position',
    { name: '', bpm: 90, bars: 1, ticks: { kick: [0.5] } },
    'A kick stroke is 0.5; it must be a whole number.',
  ],
])('refuses %s', (_name, data, reason) => {
  expect(readEnvelope(DRUM_LOOP, file(data))).toEqual({ isRead: false, reason });
});

test('keeps a stroke written twice only once', () => {
  const result = readEnvelope(
    DRUM_LOOP,
    file({ name: 'Twice', bpm: 90, bars: 1, ticks: { kick: [24, 24, 0] } }),
  );

  expect(result).toMatchObject({ value: { hits: [{ tick: 0 }, { tick: 24 }] } });
});

test('reads back a list of loops and the settings', () => {
  expect(readEnvelope(SAVED_LOOPS, writeEnvelope(SAVED_LOOPS, PRESETS))).toEqual({
    isRead: true,
    value: PRESETS,
  });
  expect(readEnvelope(DRUM_SETTINGS, writeEnvelope(DRUM_SETTINGS, DEFAULT_SETTINGS))).toEqual({
    isRead: true,
    value: DEFAULT_SETTINGS,
  });
});

test('refuses settings in which two pads share a key', () => {
  const shared = { ...DEFAULT_SETTINGS, keys: { ...DEFAULT_SETTINGS.keys, clap: 'S' } };

  expect(readEnvelope(DRUM_SETTINGS, writeEnvelope(DRUM_SETTINGS, shared))).toEqual({
    isRead: false,
    reason: 'The keys are not nine different letters or digits.',
  });
});

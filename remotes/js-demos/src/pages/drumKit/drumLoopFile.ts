import { PortableRefusal, type PortableKind } from '../../portable/portableKind';
import {
  readChoice,
  readFlag,
  readList,
  readNumber,
  readObject,
  readText,
  readInteger,
} from '../../portable/readData';
import { PADS, PAD_NAMES, type PadName } from './pads';
import {
  BAR_CHOICES,
  BPM_RANGE,
  MAX_HITS,
  MAX_NAME_CHARACTERS,
  addHit,
  lengthTicksOf,
  type Hit,
  type Pattern,
} from './pattern';

function toData({ name, bpm, bars, hits }: Pattern) {
  const ticks: Partial<Record<PadName, number[]>> = {};
  for (const { pad, tick } of hits) (ticks[pad] ??= []).push(tick);
  return { name, bpm, bars, ticks };
}

function fromData(data: unknown): Pattern {
  const loop = readObject(data, 'The loop');
  const bars = readChoice(loop.bars, 'The number of bars', BAR_CHOICES);
  const hits = Object.entries(readObject(loop.ticks, 'The list of strokes')).flatMap(
    ([name, ticks]): Hit[] => {
      const pad = readChoice(name, `The pad “${name}”`, PAD_NAMES);
      return readList(ticks, `The list of ${pad} strokes`, MAX_HITS).map((tick) => ({
        pad,
        tick: readInteger(tick, `A ${pad} stroke`, 0, lengthTicksOf({ bars }) - 1),
      }));
    },
  );
  if (hits.length > MAX_HITS) {
    throw new PortableRefusal(`The loop has ${hits.length} strokes; the limit is ${MAX_HITS}.`);
  }
  const empty: Pattern = {
    name: readText(loop.name, 'The name', MAX_NAME_CHARACTERS),
    bpm: readNumber(loop.bpm, 'The tempo', BPM_RANGE.min, BPM_RANGE.max),
    bars,
    hits: [],
  };
  return hits.reduce(addHit, empty);
}

/** One loop, as a file or a link. */
export const DRUM_LOOP: PortableKind<Pattern> = {
  kind: 'drum-loop',
  label: 'drum loop',
  version: 1,
  maxBytes: 32 * 1024,
  toData,
  fromData,
};

/** The current loop, kept until this tab is closed. */
export const CURRENT_LOOP: PortableKind<Pattern> = { ...DRUM_LOOP, kind: 'drum-current' };

export const MAX_SAVED = 24;

/** The loops that a visitor has saved in this browser. */
export const SAVED_LOOPS: PortableKind<readonly Pattern[]> = {
  kind: 'drum-loops',
  label: 'list of drum loops',
  version: 1,
  maxBytes: 512 * 1024,
  toData: (loops) => loops.map(toData),
  fromData: (data) => readList(data, 'The list of loops', MAX_SAVED).map(fromData),
};

/** Maps a pad to the letter that plays it. */
export type KeyMap = Readonly<Record<PadName, string>>;

export const DEFAULT_KEYS = Object.fromEntries(PADS.map(({ name, key }) => [name, key])) as KeyMap;

export interface DrumSettings {
  keys: KeyMap;
  hasKeys: boolean;
  volumePercent: number;
  isMuted: boolean;
}

export const DEFAULT_SETTINGS: DrumSettings = {
  keys: DEFAULT_KEYS,
  hasKeys: true,
  volumePercent: 80,
  isMuted: false,
};

/**
 * Letters and digits only: their upper-case character code is their key code, so `dataKey` stays valid after a change.
 */
export const KEY_PATTERN = /^[A-Z0-9]$/;

/** Keys and volume, saved between visits. */
export const DRUM_SETTINGS: PortableKind<DrumSettings> = {
  kind: 'drum-settings',
  label: 'set of drum settings',
  version: 1,
  maxBytes: 4096,
  toData: (settings) => settings,
  fromData(data) {
    const settings = readObject(data, 'The settings');
    const keys = readObject(settings.keys, 'The list of keys');
    const letters = PAD_NAMES.map((pad) => readText(keys[pad], `The key of ${pad}`, 1));
    if (!letters.every((letter) => KEY_PATTERN.test(letter)) || new Set(letters).size !== letters.length) {
      throw new PortableRefusal('The keys are not nine different letters or digits.');
    }
    return {
      keys: Object.fromEntries(PAD_NAMES.map((pad, index) => [pad, letters[index]])) as KeyMap,
      hasKeys: readFlag(settings.hasKeys, 'The switch of the keys'),
      volumePercent: readNumber(settings.volumePercent, 'The volume', 0, 100),
      isMuted: readFlag(settings.isMuted, 'The mute switch'),
    };
  },
};

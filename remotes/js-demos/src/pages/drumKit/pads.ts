import type { VoiceName } from './voices';

/** One pad of the kit. */
export interface Pad {
  name: VoiceName;
  /** The letter that plays it, upper case. */
  key: string;
  /** Key code of that letter. */
  dataKey: number;
  /** The sound: a recipe in `voices.ts`, as the kit has no sound files. */
  audio: VoiceName;
  isPlaying: boolean;
}

export type PadName = Pad['name'];

/** The kit, in the order of the keyboard's home row. */
export const PADS: readonly Pad[] = [
  { name: 'clap', key: 'A', dataKey: 65, audio: 'clap', isPlaying: false },
  { name: 'hihat', key: 'S', dataKey: 83, audio: 'hihat', isPlaying: false },
  { name: 'kick', key: 'D', dataKey: 68, audio: 'kick', isPlaying: false },
  { name: 'openhat', key: 'F', dataKey: 70, audio: 'openhat', isPlaying: false },
  { name: 'boom', key: 'G', dataKey: 71, audio: 'boom', isPlaying: false },
  { name: 'ride', key: 'H', dataKey: 72, audio: 'ride', isPlaying: false },
  { name: 'snare', key: 'J', dataKey: 74, audio: 'snare', isPlaying: false },
  { name: 'tom', key: 'K', dataKey: 75, audio: 'tom', isPlaying: false },
  { name: 'tink', key: 'L', dataKey: 76, audio: 'tink', isPlaying: false },
];

export const PAD_NAMES: readonly PadName[] = PADS.map(({ name }) => name);

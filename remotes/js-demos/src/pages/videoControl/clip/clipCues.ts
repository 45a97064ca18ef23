import type { Cue } from '../cue';

/** Captions for picture and sound. The script writes `clip.vtt` from these. */
export const CLIP_CUES: readonly Cue[] = [
  { startS: 0, endS: 2, text: 'A square is selected. [One note, repeated]' },
  { startS: 2, endS: 4, text: 'It moves to the right, and a pink line measures how far. [A scale rises]' },
  { startS: 4, endS: 6, text: 'It grows, and a second line measures its height. [The scale goes on]' },
  { startS: 6, endS: 8, text: 'It goes back to what it was, and so do the lines. [The scale falls]' },
];

import type { Tone } from '../kit/drawing';

export interface SlotState {
  name: string;
  cue: string;
  ink: Tone;
  edge: Tone;
  fill: Tone;
  mark?: 'sill' | 'ring' | 'dashes' | 'strike';
}

/** The states of an appointment slot, and how each differs from the others without colour. */
export const SLOT_STATES: readonly SlotState[] = [
  { name: 'Free', cue: 'A thin frame', ink: 'ink', edge: 'lineStrong', fill: 'card' },
  { name: 'In focus', cue: 'A second frame', ink: 'ink', edge: 'accent', fill: 'card', mark: 'ring' },
  { name: 'Chosen', cue: 'It has a sill', ink: 'ink', edge: 'accent', fill: 'card', mark: 'sill' },
  {
    name: 'Held for you',
    cue: 'Dashes, 5 minutes',
    ink: 'second',
    edge: 'second',
    fill: 'card',
    mark: 'dashes',
  },
  { name: 'Gone', cue: 'Struck, no frame', ink: 'muted', edge: 'sunken', fill: 'sunken', mark: 'strike' },
];

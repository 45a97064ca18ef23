import type { Tone } from '../kit/drawing';

export interface SlotState {
  name: string;
  told: string;
  ink: Tone;
  edge: Tone;
  fill: Tone;
  mark?: 'sill' | 'ring' | 'dashes' | 'strike';
}

/** The states of an appointment slot, and how each differs from the others without colour. */
export const SLOT_STATES: readonly SlotState[] = [
  { name: 'Free', told: 'A thin frame', ink: 'ink', edge: 'lineStrong', fill: 'card' },
  { name: 'In focus', told: 'A second frame', ink: 'ink', edge: 'accent', fill: 'card', mark: 'ring' },
  { name: 'Chosen', told: 'It has a sill', ink: 'ink', edge: 'accent', fill: 'card', mark: 'sill' },
  {
    name: 'Held for you',
    told: 'Dashes, 5 minutes',
    ink: 'second',
    edge: 'second',
    fill: 'card',
    mark: 'dashes',
  },
  { name: 'Gone', told: 'Struck, no frame', ink: 'muted', edge: 'sunken', fill: 'sunken', mark: 'strike' },
];

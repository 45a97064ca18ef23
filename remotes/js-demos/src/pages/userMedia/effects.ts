import { COLORS } from '@portfolio/design';
import {
  parseHexColour,
  redden,
  reduceColours,
  removeColour,
  shiftChannels,
  traceEdges,
  type Frame,
  type Rgb,
} from './pixels';
import { WALL_COLOUR } from './sampleScene';

interface Amount {
  label: string;
  min: number;
  max: number;
  initial: number;
  toText: (value: number) => string;
}

interface Effect {
  label: string;
  amount?: Amount;
  apply?: (frame: Frame, amount: number, key: Rgb) => void;
}

const PEN = parseHexColour(COLORS.default.redline);

/** The effects, each with the one value that sets its strength. */
export const EFFECTS = {
  none: { label: 'Unchanged' },
  shift: {
    label: 'Channel shift',
    amount: { label: 'Distance', min: 0, max: 60, initial: 14, toText: (value) => `${value} px` },
    apply: shiftChannels,
  },
  red: {
    label: 'Red',
    amount: { label: 'Strength', min: 0, max: 100, initial: 80, toText: (value) => `${value}%` },
    apply: (frame, amount) => redden(frame, amount / 100),
  },
  screen: {
    label: 'Green screen',
    amount: { label: 'Tolerance', min: 0, max: 120, initial: 38, toText: (value) => `${value} of 120` },
    apply: (frame, amount, key) => removeColour(frame, key, amount),
  },
  lines: {
    label: 'Redline',
    amount: {
      label: 'Weakest edge drawn',
      min: 4,
      max: 120,
      initial: 22,
      toText: (value) => `${value} of 255 in brightness`,
    },
    apply: (frame, amount) => traceEdges(frame, PEN, amount),
  },
  steps: {
    label: 'Few colours',
    amount: { label: 'Steps', min: 2, max: 12, initial: 3, toText: (value) => `${value} per channel` },
    apply: reduceColours,
  },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];

export function getEffect(name: EffectName): Effect {
  return EFFECTS[name];
}

/** The effect and its settings. */
export interface Look {
  effect: EffectName;
  /** The amount of each effect, so that each keeps its own while others are tried. */
  amounts: Readonly<Record<EffectName, number>>;
  /** The colour that the green screen removes, "#rrggbb". */
  keyColour: string;
  isMirrored: boolean;
}

export const INITIAL_LOOK: Look = {
  effect: 'shift',
  amounts: Object.fromEntries(
    EFFECT_NAMES.map((name) => [name, getEffect(name).amount?.initial ?? 0]),
  ) as Record<EffectName, number>,
  keyColour: WALL_COLOUR,
  isMirrored: false,
};

/** Applies the look to the pixels. */
export function applyLook(frame: Frame, { effect, amounts, keyColour }: Look): void {
  getEffect(effect).apply?.(frame, amounts[effect], parseHexColour(keyColour));
}

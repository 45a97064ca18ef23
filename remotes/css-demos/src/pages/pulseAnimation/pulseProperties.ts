import type { CustomProperty } from '../../custom-properties/customProperty';

/**
 * The properties of the effect. Three rings start in each turn; a turn of at least 1200 ms keeps that below three
 * per second, the limit for flashes.
 */
export const PULSE_PROPERTIES: readonly CustomProperty[] = [
  {
    kind: 'range',
    name: '--pulse-size',
    label: 'Size',
    min: 48,
    max: 112,
    step: 4,
    unit: 'px',
  },
  {
    kind: 'range',
    name: '--pulse-reach',
    label: 'Reach, in sizes',
    min: 1.2,
    max: 2.6,
    step: 0.1,
    unit: '',
  },
  {
    kind: 'range',
    name: '--pulse-duration',
    label: 'Duration of one ring',
    min: 1200,
    max: 6000,
    step: 100,
    unit: 'ms',
  },
  {
    kind: 'range',
    name: '--pulse-gap',
    label: 'Gap between rings, in durations',
    min: 0,
    max: 0.33,
    step: 0.01,
    unit: '',
  },
  {
    kind: 'range',
    name: '--pulse-strength',
    label: 'Opacity at the start',
    min: 0.2,
    max: 1,
    step: 0.05,
    unit: '',
  },
  {
    kind: 'range',
    name: '--pulse-width',
    label: 'Line width',
    min: 1,
    max: 8,
    step: 1,
    unit: 'px',
  },
  {
    kind: 'choice',
    name: '--pulse-easing',
    label: 'Easing',
    options: [
      { value: 'cubic-bezier(0.2, 0.7, 0.1, 1)', label: 'Fast, then slow' },
      { value: 'linear', label: 'Even' },
      { value: 'cubic-bezier(0.7, 0, 0.84, 0)', label: 'Slow, then fast' },
      { value: 'steps(6, end)', label: 'In six steps' },
    ],
  },
];

import type { CustomProperty } from '../../../custom-properties/customProperty';

export const MARQUEE_PROPERTIES: readonly CustomProperty[] = [
  {
    kind: 'range',
    name: '--marquee-duration',
    label: 'Duration of one round',
    min: 30,
    max: 180,
    step: 5,
    unit: 's',
  },
  {
    kind: 'range',
    name: '--marquee-gap',
    label: 'Gap',
    min: 8,
    max: 96,
    step: 4,
    unit: 'px',
  },
  {
    kind: 'choice',
    name: '--marquee-direction',
    label: 'Direction',
    options: [
      { value: 'normal', label: 'To the left' },
      { value: 'reverse', label: 'To the right' },
    ],
  },
  {
    kind: 'range',
    name: '--marquee-edge',
    label: 'Fading edge',
    min: 0,
    max: 200,
    step: 8,
    unit: 'px',
  },
];

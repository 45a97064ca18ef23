import type { CustomProperty } from '../../custom-properties/customProperty';

export const SCROLLER_PROPERTIES: readonly CustomProperty[] = [
  {
    kind: 'range',
    name: '--scroller-card',
    label: 'Card width',
    min: 200,
    max: 480,
    step: 10,
    unit: 'px',
  },
  {
    kind: 'range',
    name: '--scroller-gap',
    label: 'Gap',
    min: 0,
    max: 64,
    step: 4,
    unit: 'px',
  },
  {
    kind: 'choice',
    name: '--scroller-snap',
    label: 'Snapping',
    options: [
      { value: 'inline proximity', label: 'Only when a card is near' },
      { value: 'inline mandatory', label: 'Always' },
      { value: 'none', label: 'Never' },
    ],
  },
  {
    kind: 'choice',
    name: '--scroller-align',
    label: 'Cards snap by their',
    options: [
      { value: 'start', label: 'Start' },
      { value: 'center', label: 'Centre' },
      { value: 'end', label: 'End' },
    ],
  },
  {
    kind: 'range',
    name: '--scroller-edge',
    label: 'Fading edge',
    min: 0,
    max: 160,
    step: 8,
    unit: 'px',
  },
  {
    kind: 'range',
    name: '--scroller-shrink',
    label: 'Scale of an incoming figure',
    min: 0.4,
    max: 1,
    step: 0.05,
    unit: '',
  },
];

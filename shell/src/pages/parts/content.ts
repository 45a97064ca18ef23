export const PARTS_LEAD = 'Every part of the design in every state, drawn by the code that draws the site.';

export const SAMPLE_TEXT = 'Measure twice, cut once';

export interface Mark {
  name: string;
  type: string;
  widthMm: number;
}

export const SAMPLE_ROWS: readonly Mark[] = [
  { name: 'Steel rule', type: 'Straight', widthMm: 300 },
  { name: 'Calliper', type: 'Sliding', widthMm: 150 },
  { name: 'Set square', type: 'Straight', widthMm: 210 },
];

export const SAMPLE_OPTIONS = [
  { value: 'mm', label: 'Millimetres' },
  { value: 'px', label: 'Pixels' },
  { value: 'pt', label: 'Points', isDisabled: true },
] as const;

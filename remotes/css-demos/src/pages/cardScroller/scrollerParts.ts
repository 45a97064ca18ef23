/** The parts of the style sheet that can be left out, so that every fallback can be seen in every browser. */
export const SCROLLER_PARTS = [
  { value: 'controls', label: 'Scroll buttons and markers' },
  { value: 'timeline', label: 'Scroll-driven animation' },
  { value: 'containers', label: 'Container queries' },
] as const;

export type ScrollerPart = (typeof SCROLLER_PARTS)[number]['value'];

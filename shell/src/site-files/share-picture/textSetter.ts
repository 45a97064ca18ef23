/** The font faces used in share pictures, by their position on the axes. */
export const SHARE_FACES = {
  title: { weight: 750, stretch: 112 },
  /** For a picture with nothing but the title. */
  headline: { weight: 750, stretch: 125 },
  text: { weight: 400, stretch: 100 },
  label: { weight: 500, stretch: 87 },
} as const;

export type FaceName = keyof typeof SHARE_FACES;

/** Converts text to outlines, so that rendering the picture needs no font. */
export interface TextSetter {
  /** Measures the width of a text, in ems. */
  measure(text: string, face: FaceName): number;
  /** Returns path data for a text whose first baseline starts at this point. */
  outline(text: string, face: FaceName, sizePx: number, xPx: number, yPx: number): string;
}

/** The faces of the family that pictures are set in: where each lies on the axes. */
export const SHARE_FACES = {
  title: { weight: 750, stretch: 112 },
  /** Where there is nothing but the title. */
  headline: { weight: 750, stretch: 125 },
  text: { weight: 400, stretch: 100 },
  label: { weight: 500, stretch: 75 },
} as const;

export type FaceName = keyof typeof SHARE_FACES;

/** Sets text in outlines: the picture then needs no font where it is drawn. */
export interface TextSetter {
  /** How wide a text is, in ems. */
  measure(text: string, face: FaceName): number;
  /** The data of a path whose first baseline begins at this place. */
  outline(text: string, face: FaceName, sizePx: number, xPx: number, yPx: number): string;
}

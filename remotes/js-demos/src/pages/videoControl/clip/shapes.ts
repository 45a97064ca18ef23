export interface Rect {
  kind: 'rect';
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

interface Disc {
  kind: 'disc';
  x: number;
  y: number;
  radius: number;
  colour: string;
}

/** The shapes that the clip's frames consist of. */
export type Shape = Rect | Disc;

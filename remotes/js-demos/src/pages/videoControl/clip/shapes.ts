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

/** What the frames of the clip are drawn of. */
export type Shape = Rect | Disc;

import { SAMPLE_SIZE, drawSample } from './sampleScene';

/** Something that can be painted: the drawn scene, a file or the camera. */
export interface Picture {
  kind: 'sample' | 'file' | 'camera';
  /** Follows "Photo of" and "Picture of", such as "the drawn scene". */
  name: string;
  widthPx: number;
  heightPx: number;
  /** True if every frame differs. */
  isLive: boolean;
  draw(context: CanvasRenderingContext2D, timeS: number): void;
}

export function createSamplePicture(isMoving: boolean): Picture {
  return {
    ...SAMPLE_SIZE,
    kind: 'sample',
    name: 'the drawn scene',
    isLive: isMoving,
    draw: (context, timeS) => drawSample(context, isMoving ? timeS : 0.42),
  };
}

/** A picture of what the camera sees. The video's metadata must have loaded. */
export function createCameraPicture(video: HTMLVideoElement): Picture {
  const { videoWidth: widthPx, videoHeight: heightPx } = video;
  return {
    kind: 'camera',
    name: 'the camera view',
    widthPx,
    heightPx,
    isLive: true,
    draw: (context) => context.drawImage(video, 0, 0, widthPx, heightPx),
  };
}

/** Paints a picture, mirrored or not, without any effect. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  picture: Picture,
  { timeS, isMirrored }: { timeS: number; isMirrored: boolean },
): void {
  context.save();
  if (isMirrored) {
    context.translate(picture.widthPx, 0);
    context.scale(-1, 1);
  }
  picture.draw(context, timeS);
  context.restore();
}

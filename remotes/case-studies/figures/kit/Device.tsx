import { Rect } from './shapes';

interface DeviceProps {
  /** Position and size of the screen. */
  at: readonly [x: number, y: number, width: number, height: number];
  bezel: number;
  radius: number;
  screenRadius?: number;
}

/** An empty device: its bezel and the screen inside. */
export function Device({ at: [x, y, width, height], bezel, radius, screenRadius }: DeviceProps) {
  const outer = [x - bezel, y - bezel, width + bezel * 2, height + bezel * 2] as const;
  return (
    <>
      <Rect at={outer} rx={radius} fill="surface" line="lineStrong" lineWidth={1.5} />
      <Rect at={[x, y, width, height]} rx={screenRadius} fill="screen" />
    </>
  );
}

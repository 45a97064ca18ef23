import { definePicture, Path, type Tone } from '../kit/drawing';

/** The order that every screen packs. Weights in grams. */
export const ORDER = [
  { name: 'Tea towel', count: 1, grams: 95 },
  { name: 'Heather honey', count: 1, grams: 545 },
  { name: 'Enamel mug, blue', count: 2, grams: 310 },
] as const;

export const CARTON_GRAMS = 140;
export const PAPER_GRAMS = 60;
export const EXPECTED_GRAMS = ORDER.reduce(
  (sum, { count, grams }) => sum + count * grams,
  CARTON_GRAMS + PAPER_GRAMS,
);

interface ItemProps {
  size: number;
  /** The colour of the mug's enamel. */
  tone?: Tone;
}

/** Places a drawing of goods, made on a square of 100. */
function place(size: number, x: number, y: number, width: number): string {
  return `translate(${x + Math.max(0, (width - size) / 2)} ${y}) scale(${size / 100})`;
}

export const Mug = definePicture<ItemProps>(
  ({ size }) => size,
  ({ size, tone = 'info', width }) => (
    <g transform={place(size, 0, 0, width)}>
      <Path d="M70 36h8a14 14 0 0 1 14 14v6a14 14 0 0 1-14 14h-8" line={tone} lineWidth={8} />
      <Path d="M14 22h60v58a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill={tone} />
      <Path d="M24 36v38" line="card" lineWidth={5} cap="round" opacity={0.45} />
      <Path d="M11 20h66" line="ink" lineWidth={6} cap="round" />
    </g>
  ),
);

export const Towel = definePicture<ItemProps>(
  ({ size }) => size,
  ({ size, width }) => (
    <g transform={place(size, 0, 0, width)}>
      <Path d="M14 24h72v56H14z" fill="sunken" line="lineStrong" lineWidth={3} />
      <Path d="M26 24v56M36 24v56M64 24v56M74 24v56" line="danger" lineWidth={5} />
      <Path d="M14 62h72" line="lineStrong" lineWidth={3} />
    </g>
  ),
);

export const Jar = definePicture<ItemProps>(
  ({ size }) => size,
  ({ size, width }) => (
    <g transform={place(size, 0, 0, width)}>
      <Path d="M26 32h48l6 10v38a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V42z" fill="warning" />
      <Path d="M28 14h44v16H28z" fill="ink" />
      <Path d="M50 46l13 7.5v15L50 76l-13-7.5v-15z" fill="card" />
    </g>
  ),
);

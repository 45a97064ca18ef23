import { usePalette, type Tone } from '../kit/palette';
import { definePart } from '../kit/part';

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
  /** The mug's enamel. */
  tone?: Tone;
}

/** Drawings of goods on a square of 100. */
function place(size: number, x: number, y: number, width: number): string {
  return `translate(${x + Math.max(0, (width - size) / 2)} ${y}) scale(${size / 100})`;
}

export const Mug = definePart<ItemProps>(
  ({ size }) => size,
  function DrawMug({ size, tone = 'info', x, y, width }) {
    const palette = usePalette();
    return (
      <g transform={place(size, x, y, width)}>
        <path
          d="M70 36h8a14 14 0 0 1 14 14v6a14 14 0 0 1-14 14h-8"
          fill="none"
          stroke={palette[tone]}
          strokeWidth={8}
        />
        <path d="M14 22h60v58a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z" fill={palette[tone]} />
        <path d="M24 36v38" stroke={palette.card} strokeWidth={5} strokeLinecap="round" opacity={0.45} />
        <path d="M11 20h66" stroke={palette.ink} strokeWidth={6} strokeLinecap="round" />
      </g>
    );
  },
);

export const Towel = definePart<ItemProps>(
  ({ size }) => size,
  function DrawTowel({ size, x, y, width }) {
    const palette = usePalette();
    return (
      <g transform={place(size, x, y, width)}>
        <path d="M14 24h72v56H14z" fill={palette.sunken} stroke={palette.lineStrong} strokeWidth={3} />
        <path d="M26 24v56M36 24v56M64 24v56M74 24v56" stroke={palette.danger} strokeWidth={5} />
        <path d="M14 62h72" stroke={palette.lineStrong} strokeWidth={3} />
      </g>
    );
  },
);

export const Jar = definePart<ItemProps>(
  ({ size }) => size,
  function DrawJar({ size, x, y, width }) {
    const palette = usePalette();
    return (
      <g transform={place(size, x, y, width)}>
        <path d="M26 32h48l6 10v38a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V42z" fill={palette.warning} />
        <path d="M28 14h44v16H28z" fill={palette.ink} />
        <path d="M50 46l13 7.5v15L50 76l-13-7.5v-15z" fill={palette.card} />
      </g>
    );
  },
);

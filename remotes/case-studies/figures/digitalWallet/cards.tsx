import { definePicture, Path, Rect, Text, type Tone } from '../kit/drawing';
import { Icon } from '../kit/screen';

export interface WalletItem {
  name: string;
  digits: string;
  fill: Tone;
  ink: Tone;
}

/** The three cards of every screen. */
export const CARDS = [
  { name: 'Everyday', digits: '4410', fill: 'accent', ink: 'onAccent' },
  { name: 'Joint', digits: '0927', fill: 'second', ink: 'card' },
  { name: 'Travel', digits: '3358', fill: 'ink', ink: 'card' },
] as const satisfies readonly WalletItem[];

interface WalletCardProps {
  item: WalletItem;
  height?: number;
  nameSize?: number;
  digitsSize?: number;
}

/** A payment card: name and last digits on the left, the rings of the clasp on the right edge. */
export const WalletCard = definePicture<WalletCardProps>(
  ({ height = 178 }) => height,
  ({ item, height = 178, nameSize = 24, digitsSize = 15, width }) => {
    const cy = height * 0.5;
    const rings = [0.14, 0.24, 0.34].map((share) => {
      const r = height * share;
      return `M${width} ${cy - r}a${r} ${r} 0 0 0 0 ${r * 2}`;
    });
    return (
      <>
        <Rect at={[0, 0, width, height]} rx={20} fill={item.fill} />
        <Path d={rings.join('')} line={item.ink} lineWidth={height * 0.045} opacity={0.55} />
        <Text
          at={[20, 18, width - 40]}
          size={nameSize}
          weight={700}
          tone={item.ink}
          isLine
          text={item.name}
        />
        <Text
          at={[20, height - 20 - digitsSize * 1.36, width - 60]}
          size={digitsSize}
          weight={600}
          tone={item.ink}
          isLine
          text={`Debit ·· ${item.digits}`}
        />
      </>
    );
  },
);

const POCKET = { strip: 30, height: 78, notch: 15 };

interface SlotProps {
  item: WalletItem;
  isOut?: boolean;
}

/** A pocket with its card, or empty if the card is out. */
export const Slot = definePicture<SlotProps>(
  POCKET.strip + POCKET.height,
  ({ item, isOut = false, width }) => {
    const top = POCKET.strip;
    const cx = width / 2;
    return (
      <>
        {isOut ? (
          <Path
            d={`M6 ${top}v-14a10 10 0 0 1 10-10h${width - 32}a10 10 0 0 1 10 10v14`}
            line="lineStrong"
            dash="4 4"
          />
        ) : (
          <Rect at={[6, 0, width - 12, POCKET.strip + 40]} rx={10} fill={item.fill} />
        )}
        <Path
          d={`M0 ${top + 12}a12 12 0 0 1 12-12h${width / 2 - 12 - POCKET.notch}a${POCKET.notch} ${POCKET.notch} 0 0 0 ${POCKET.notch * 2} 0h${width / 2 - 12 - POCKET.notch}a12 12 0 0 1 12 12v${POCKET.height - 24}a12 12 0 0 1-12 12h${24 - width}a12 12 0 0 1-12-12z`}
          fill="card"
          line={isOut ? 'accent' : 'line'}
          lineWidth={isOut ? 2 : 1}
        />
        {isOut ? (
          <Icon at={[cx - 9, top + 22, 18]} name="check" size={18} stroke={2.4} tone="accent" />
        ) : null}
        <Text
          at={[0, top + 46, width]}
          size={14}
          weight={isOut ? 700 : 600}
          align="middle"
          isLine
          text={item.name}
        />
      </>
    );
  },
);

/** Waves between phone and reader. */
export const Waves = definePicture<{ size?: number; tone?: Tone }>(
  ({ size = 36 }) => size,
  ({ size = 36, tone = 'accent', width }) => {
    const scale = size / 36;
    return (
      <Path
        d="M9 13a9 9 0 0 1 0 10M15 8.5a17 17 0 0 1 0 19M21 4a25 25 0 0 1 0 28"
        line={tone}
        lineWidth={3.2}
        cap="round"
        transform={`translate(${(width - 28 * scale) / 2} 0) scale(${scale})`}
      />
    );
  },
);

/** A card too small to read: its colour and one line. */
export const MiniCard = definePicture<{ item: WalletItem }>(34, ({ item }) => (
  <>
    <Rect at={[0, 0, 52, 34]} rx={6} fill={item.fill} />
    <Path d="M12 17h28" line={item.ink} lineWidth={4} />
  </>
));

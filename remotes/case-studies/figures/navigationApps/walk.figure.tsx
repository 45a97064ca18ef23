import { figure, Text } from '../kit/drawing';
import { Badge } from '../kit/marks';
import { ROUTE, WALK_METRES } from './town';
import { TownMap } from './TownMap';

const LABELS = [
  { x: 104, y: 398, text: 'Station' },
  { x: 98, y: 249, text: 'Canal' },
  { x: 380, y: 192, text: 'Market\nSquare' },
  { x: 196, y: 111, text: 'High Row' },
  { x: 566, y: 209, text: 'Viaduct' },
  { x: 566, y: 323, text: 'Clinic' },
  { x: 552, y: 146, text: 'Mill Street' },
] as const;

export const walk = figure([640, 440], () => (
  <>
    <TownMap at={[0, 0, 640]} height={440} view={[0, 0, 640, 440]} />
    {LABELS.map(({ x, y, text }) => (
      <Text key={text} at={[x, y, 90]} size={13} weight={600} text={text} />
    ))}
    {ROUTE.slice(0, -1).map(([x, y], index) => (
      <Badge key={`${x} ${y}`} n={index + 1} cx={x} cy={y} />
    ))}
    <Text
      at={[98, 14, 260]}
      size={15}
      weight={600}
      tone="redline"
      isLine
      text={`${(WALK_METRES / 1000).toFixed(1)} km, nine decisions`}
    />
  </>
));

import { usePalette, type Tone } from './palette';
import { definePart } from './part';

/** Line icons on a 24 px grid. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L20 20',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.6-4 3.6-5.5 7.5-5.5s6.9 1.5 7.5 5.5',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20h4',
  heart: 'M12 20C5 15 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6-8.5 11z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4.5l3 2',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  card: 'M3.5 6h17v12.5h-17zM3.5 10h17M7 15h4',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M5 13v7h14v-7',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  list: 'M4 7h16M4 12h16M4 17h10',
  edit: 'M5 19l1-4L16 5l3 3L9 18z',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 11v5.5M12 7.5v.5',
  warning: 'M12 4l9 16H3zM12 10v5M12 17v.5',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  sound: 'M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  book: 'M12 6.5C9.5 5 7 4.5 4 4.5V18c3 0 5.5.5 8 2 2.5-1.5 5-2 8-2V4.5c-3 0-5.5.5-8 2zM12 6.5V20',
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  pin: 'M12 21c-4.5-5-6.5-8-6.5-10.5a6.5 6.5 0 0 1 13 0C18.5 13 16.5 16 12 21zM12 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  size?: number;
  tone?: Tone;
  stroke?: number;
}

export const Icon = definePart<IconProps>(
  ({ size = 24 }) => size,
  function DrawIcon({ name, size = 24, tone = 'ink', stroke = 1.75, x, y, width }) {
    const palette = usePalette();
    const scale = size / 24;
    const left = x + Math.max(0, (width - size) / 2);
    return (
      <path
        d={PATHS[name]}
        transform={`translate(${left} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
        fill="none"
        stroke={palette[tone]}
        strokeWidth={stroke / scale}
        strokeLinejoin="round"
      />
    );
  },
);

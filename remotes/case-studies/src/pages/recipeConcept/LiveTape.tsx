import { color, fontSize, Slider } from '@portfolio/design';
import { useState } from 'react';
import styled from 'styled-components';
import { LivePart } from '../../article/LivePart';

interface Stretch {
  from: number;
  to: number;
  task: string;
  isBusy: boolean;
}

/** White beans and leeks: when hands are needed during the 36 minutes. */
const STRETCHES: readonly Stretch[] = [
  { from: 0, to: 8, task: 'Slice and wash the leeks', isBusy: true },
  { from: 8, to: 20, task: 'The leeks soften under a lid', isBusy: false },
  { from: 20, to: 22, task: 'Beans and stock go in', isBusy: true },
  { from: 22, to: 24, task: 'It simmers by itself', isBusy: false },
  { from: 24, to: 29, task: 'Fry the crumbs beside it', isBusy: true },
  { from: 29, to: 34, task: 'It simmers by itself', isBusy: false },
  { from: 34, to: 36, task: 'Lemon, crumbs, and to the table', isBusy: true },
];
const LAST_MINUTE = 36;
const UNIT = 10;
const WORK = '#ffcd2e';

const StyledTape = styled.svg`
  inline-size: 100%;
  fill: ${color.ink};
  font-size: 13px;
`;

const StyledNow = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 600;
  line-height: 1.35;
`;

const StyledTask = styled.p`
  min-block-size: 3em;
  color: ${color.muted};
`;

function findStretch(minute: number): Stretch {
  return STRETCHES.find(({ to }) => minute < to) ?? (STRETCHES.at(-1) as Stretch);
}

/** The recipe as a tape: yellow while hands are needed, empty while they are not. */
export function LiveTape() {
  const [minute, setMinute] = useState(0);
  const { task, to, isBusy } = findStretch(minute);
  const isDone = minute === LAST_MINUTE;
  const now = isDone ? 'Dinner is ready' : `${isBusy ? 'Busy' : 'Free'} until minute ${to}`;
  return (
    <LivePart note="Move through the 36 minutes of one dish. Yellow needs your hands; the rest is yours.">
      <StyledTape viewBox="-6 -26 372 86" aria-hidden="true">
        {STRETCHES.map((stretch) => (
          <rect
            key={stretch.from}
            x={stretch.from * UNIT}
            width={(stretch.to - stretch.from) * UNIT}
            height="36"
            fill={stretch.isBusy ? WORK : 'none'}
          />
        ))}
        <path
          d={Array.from(
            { length: LAST_MINUTE + 1 },
            (_, tick) => `M${tick * UNIT} 36v${tick % 4 ? -7 : -14}`,
          ).join('')}
          stroke={color.lineStrong}
        />
        <rect width={LAST_MINUTE * UNIT} height="36" fill="none" stroke={color.lineStrong} />
        {[0, 8, 16, 24, 32].map((tick) => (
          <text key={tick} x={tick * UNIT} y="53" textAnchor="middle">
            {tick}
          </text>
        ))}
        <path
          d={`M${minute * UNIT} 40v-46l-7 -12h14l-7 12`}
          stroke={color.redline}
          fill={color.redline}
          strokeWidth="2"
        />
      </StyledTape>
      <div role="status">
        <StyledNow>{now}</StyledNow>
        <StyledTask>{isDone ? '17 minutes of work, 19 of your own' : task}</StyledTask>
      </div>
      <Slider
        label="Minute"
        value={minute}
        onChange={setMinute}
        min={0}
        max={LAST_MINUTE}
        step={1}
        valueText={`Minute ${minute} of ${LAST_MINUTE}`}
      />
    </LivePart>
  );
}

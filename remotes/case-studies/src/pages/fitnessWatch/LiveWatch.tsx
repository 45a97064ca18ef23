import { Slider, pageRoom } from '@portfolio/design';
import { useRef, useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { LivePart } from '../../article/LivePart';

const [SLOWEST, LOWER, UPPER, FASTEST] = [110, 128, 142, 160];
const LANE_PX = 46;
const GLASS = { dark: '#050706', light: '#f3f7ea', above: '#d3f04b', below: '#86caff', ink: '#151a02' };
/** The lower half of the glass beyond a line, and the upper one. */
const ABOVE_FILL = 'M-99.5 10A100 100 0 0 0 99.5 10z';
const BELOW_FILL = 'M-99.5 -10A100 100 0 0 1 99.5 -10z';
/** How far the number is dragged for one beat. */
const BEAT_PX = 4;

const StyledWatch = styled.svg`
  inline-size: 11rem;
  margin-inline: auto;
  touch-action: pan-x;
  cursor: ns-resize;
  font-variant-numeric: tabular-nums;
  user-select: none;

  @container ${pageRoom.medium} {
    inline-size: min(100%, 20rem);
  }
`;

function adviceFor(pulse: number): 'Lift' | 'Ease off' | 'In the lane' {
  if (pulse > UPPER) return 'Ease off';
  return pulse < LOWER ? 'Lift' : 'In the lane';
}

/** Height of the number: between the lines in proportion to the pulse between its limits, and fixed outside of them. */
function toHeight(pulse: number): number {
  const advice = adviceFor(pulse);
  if (advice === 'Ease off') return -34;
  if (advice === 'Lift') return 34;
  return ((LOWER + UPPER) / 2 - pulse) * 2.4;
}

/** The watch face during a run: the number moves in its lane with the pulse. */
export function LiveWatch() {
  const [pulse, setPulse] = useState(136);
  /** Where the current drag began; null while the number is not being dragged. */
  const startRef = useRef<{ clientY: number; pulse: number } | null>(null);
  const advice = adviceFor(pulse);
  const isIn = advice === 'In the lane';

  function handleDragStart({ currentTarget, pointerId, clientY }: PointerEvent) {
    currentTarget.setPointerCapture(pointerId);
    startRef.current = { clientY, pulse };
  }

  function handleDrag({ clientY }: PointerEvent) {
    const start = startRef.current;
    if (start === null) return;
    // Measured from the start: a slow drag has steps that are each less than a beat.
    const dragged = start.pulse - (clientY - start.clientY) / BEAT_PX;
    setPulse(Math.round(Math.min(FASTEST, Math.max(SLOWEST, dragged))));
  }

  return (
    <LivePart note="Drag the number up or down, or move the slider. The limits of this run are 128 and 142.">
      <StyledWatch
        viewBox="-125 -125 250 250"
        aria-hidden="true"
        onPointerDown={handleDragStart}
        onPointerMove={handleDrag}
        onLostPointerCapture={() => {
          startRef.current = null;
        }}
      >
        <path d="M111 -9h10v18h-10z" transform="rotate(-28)" fill="#7b8398" />
        <path d="M111 -9h10v18h-10z" transform="rotate(28)" fill="#7b8398" />
        <circle r="113" fill="#fff" stroke="#7b8398" strokeWidth="1.5" />
        <circle r="103" fill={GLASS.dark} />
        {advice === 'Ease off' && <path d={ABOVE_FILL} fill={GLASS.above} />}
        {advice === 'Lift' && <path d={BELOW_FILL} fill={GLASS.below} />}
        {isIn && <path d={`M-89 ${-LANE_PX}H89M-89 ${LANE_PX}H89`} stroke={GLASS.light} strokeWidth="4" />}
        <g fill={GLASS.light} textAnchor="middle" fontWeight="700">
          <text y={toHeight(pulse) + 26} fontSize="72">
            {pulse}
          </text>
          {isIn ? (
            <g fontWeight="400" fontSize="24">
              <text y="-64">4.2 km</text>
              <text y="80">31:40</text>
            </g>
          ) : (
            <text y={advice === 'Lift' ? -40 : 58} fontSize="30" fill={GLASS.ink}>
              {advice}
            </text>
          )}
        </g>
      </StyledWatch>
      <Slider
        label="Pulse"
        value={pulse}
        onChange={setPulse}
        min={SLOWEST}
        max={FASTEST}
        step={1}
        valueText={`${pulse} beats a minute: ${advice.toLowerCase()}`}
      />
    </LivePart>
  );
}

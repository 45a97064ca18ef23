import { Button, useReducedMotion } from '@portfolio/design';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useEffect, useRef, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import type { Point } from './aim';
import { createClassicMenu, type PointedMenu } from './classicMenu';
import { NAMES, NAME_SIZE, PANEL, WAY, createFixedMenu, walk } from './diagonal';
import { StyledDrawing } from './MenuMuseum.styles';

/** How long the mouse rests on the first name before it moves. */
const REST_MS = 500;

interface Moment {
  at: Point;
  open: string | null;
  isDone: boolean;
}

const START: Moment = { at: WAY[0] as Point, open: null, isDone: false };
const WAY_PATH = `M${WAY.map(({ x, y }) => `${x} ${y}`).join('L')}`;

function describeEnd(open: string | null): string {
  return open === NAMES[0]
    ? 'Arrived, and the link is still there.'
    : `Arrived, but the panel now belongs to ${open ?? 'nobody'}.`;
}

function Exhibit({ name, createRule }: { name: string; createRule: () => PointedMenu }) {
  const [moment, setMoment] = useState(START);
  const endRef = useRef<() => void>(() => {});
  const isStepwise = useReducedMotion();
  useEffect(() => () => endRef.current(), []);

  function handleWalk() {
    endRef.current();
    const rule = createRule();
    const endWalk = walk(rule, (at, open, isDone) => setMoment({ at, open, isDone }), REST_MS);
    endRef.current = () => {
      endWalk();
      rule.dispose();
    };
  }

  const { at, open, isDone } = moment;
  // With reduced motion, the pointer is only drawn at the start and the end of its path.
  const shown = isStepwise && !isDone ? START.at : at;
  return (
    <StyledStack data-gap="3">
      <StyledDrawing viewBox="-6 -6 384 184" aria-hidden="true">
        {NAMES.map((title, index) => (
          <g key={title} data-open={title === open ? '' : undefined}>
            <rect x={index * NAME_SIZE.width} y="0" {...NAME_SIZE} />
            <text x={(index + 0.5) * NAME_SIZE.width} y="26">
              {title}
            </text>
          </g>
        ))}
        {open !== null && (
          <g data-open="">
            <rect x={PANEL.left} y={PANEL.top} width={PANEL.width} height={PANEL.height} />
            <text x={PANEL.width / 2} y={PANEL.top + 100}>
              The panel of {open}
            </text>
          </g>
        )}
        <rect data-aim="" x="290" y="80" width="62" height="24" />
        <path data-way="" d={WAY_PATH} />
        <path
          data-pointer=""
          d="M0 0V17L4.5 13L7.500 19.500L10.500 18L7.500 12H13Z"
          transform={`translate(${shown.x} ${shown.y})`}
        />
      </StyledDrawing>
      <StyledHint aria-live="polite">{isDone ? describeEnd(open) : ''}</StyledHint>
      <div>
        <Button category="border-sm" onClick={handleWalk}>
          Move the mouse through the {name} menu
        </Button>
      </div>
    </StyledStack>
  );
}

/** The panel that changes while the pointer is on its way to it. */
export function MenuMuseum() {
  return (
    <BugMuseum
      title="The panel that changes on the way"
      fault="The classic opens the panel of whatever name the mouse touches. But the straight line from a name to a link in its panel often crosses the next name; the panel changes under your hand, and the link is gone. What is more, its names are links that lead only to “#”, and its panels open only for a mouse: the Tab key goes past them, and a tap opens nothing."
      remedy="Fixed: draw two lines from where the pointer was to the upper corners of the open panel. As long as the pointer stays between them, it is on its way in, and the other names wait. Names are buttons that say whether they are open. A panel opened by a press or a key stays; the pointer then neither closes nor changes it."
      classic={<Exhibit name="classic" createRule={createClassicMenu} />}
      fixed={<Exhibit name="fixed" createRule={createFixedMenu} />}
    />
  );
}

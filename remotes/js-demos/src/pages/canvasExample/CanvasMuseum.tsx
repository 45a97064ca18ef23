import { Button } from '@portfolio/design';
import { StyledHint, StyledToolbar } from '@portfolio/kit/demo';
import { useState, type PointerEvent } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { StyledMuseumSheet } from './CanvasMuseum.styles';
import { createClassicPen, createFixedPen, type MuseumPen } from './classicPen';

interface PenTrialProps {
  createPen: () => MuseumPen;
  keepsPointer: boolean;
}

const WIDTH = 300;
const HEIGHT = 150;

function PenTrial({ createPen, keepsPointer }: PenTrialProps) {
  const [pen, setPen] = useState(createPen);
  const [lines, setLines] = useState(() => pen.getLines());
  const points = lines.reduce((sum, line) => sum + line.length, 0);

  function place({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT] as const;
  }
  const show = () => setLines(pen.getLines().map((line) => [...line]));

  function tryOut(moves: (trial: MuseumPen) => void) {
    const trial = createPen();
    moves(trial);
    setPen(trial);
    setLines(trial.getLines());
  }

  return (
    <>
      <StyledMuseumSheet
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          if (keepsPointer) event.currentTarget.setPointerCapture(event.pointerId);
          pen.down(...place(event));
          show();
        }}
        onPointerMove={(event) => {
          pen.move(...place(event));
          show();
        }}
        onPointerLeave={() => {
          pen.leave();
          show();
        }}
        onPointerUp={() => {
          pen.up();
          show();
        }}
      >
        {lines.map((line, index) => (
          <path key={index} d={`M${line.join('L')}${line.length === 1 ? `L${line[0]?.join(' ')}` : ''}`} />
        ))}
      </StyledMuseumSheet>
      <StyledToolbar>
        <Button
          category="border-sm"
          onClick={() =>
            tryOut((trial) => {
              trial.down(150, 75);
              trial.up();
            })
          }
        >
          Click once
        </Button>
        <Button
          category="border-sm"
          onClick={() =>
            tryOut((trial) => {
              trial.down(200, 30);
              trial.move(290, 60);
              trial.leave();
              trial.move(320, 75);
              trial.move(290, 90);
              trial.move(150, 120);
              trial.up();
            })
          }
        >
          Cross the edge and come back
        </Button>
      </StyledToolbar>
      <StyledHint>
        {lines.length === 1 ? '1 line' : `${lines.length} lines`},{' '}
        {points === 1 ? '1 point' : `${points} points`} on the sheet
      </StyledHint>
    </>
  );
}

/** The pen that draws no dot and stops at the edge. */
export function CanvasMuseum() {
  return (
    <BugMuseum
      title="The pen that cannot make a dot"
      fault="The classic canvas paints only while the mouse moves, so a click leaves nothing. When the pointer crosses the edge, the stroke ends there, even if the button is still down when it comes back."
      remedy="Fixed: the first touch already makes a point, and a one-point line with round ends is a dot. The sheet captures the pointer until it is lifted, wherever it goes in the meantime."
      classic={<PenTrial createPen={createClassicPen} keepsPointer={false} />}
      fixed={<PenTrial createPen={createFixedPen} keepsPointer />}
    />
  );
}

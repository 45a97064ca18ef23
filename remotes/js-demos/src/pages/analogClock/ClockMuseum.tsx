import { Button } from '@portfolio/design';
import { StyledReadout } from '@portfolio/kit/demo';
import { useEffect, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { StyledMuseumDial, StyledMuseumRow } from './ClockMuseum.styles';
import { getClassicAngle, getFixedAngle, getTravel } from './secondHand';

const FIRST_SECOND = 56;
const LAST_SECOND = 63;

interface DialProps {
  getAngle: (second: number) => number;
}

/** A single second hand that moves across the full minute. */
function MuseumDial({ getAngle }: DialProps) {
  const [second, setSecond] = useState(FIRST_SECOND);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSecond((current) => Math.min(current + 1, LAST_SECOND)), 700);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isDone = second === LAST_SECOND;
  const travel = Math.round(getTravel(getAngle, second - 1));
  return (
    <StyledMuseumRow>
      <StyledMuseumDial viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="48" />
        <line y1="10" y2="-42" style={{ transform: `rotate(${getAngle(second)}deg)` }} />
      </StyledMuseumDial>
      <div>
        <p>
          Second {second % 60}; the last step was {travel} degrees
        </p>
        <StyledReadout>{travel < 0 ? 'backwards' : 'forwards'}</StyledReadout>
        <p>
          <Button
            category="border-sm"
            onClick={() => {
              setSecond(FIRST_SECOND);
              setIsRunning(!isRunning || isDone);
            }}
          >
            {isRunning && !isDone ? 'Back to 56' : 'Run past the full minute'}
          </Button>
        </p>
      </div>
    </StyledMuseumRow>
  );
}

/** The hand that turns back every minute. */
export function ClockMuseum() {
  return (
    <BugMuseum
      title="The hand that whips back"
      fault="The classic clock turns the hand to 354 degrees at 59 seconds and to 0 a second later. So once a minute the transition between the two runs backwards, through the whole dial."
      remedy="Fixed: the angle keeps growing from the start of the day and is never reset, so the step from 59 to 60 is six degrees like any other."
      classic={<MuseumDial getAngle={getClassicAngle} />}
      fixed={<MuseumDial getAngle={getFixedAngle} />}
    />
  );
}

import { Chip } from '@portfolio/design';
import { StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { turnTowards } from './bearing';
import { classicSpeedText, classicTurn } from './classicReadout';
import { StyledArrow, StyledPrinted } from './CompassMuseum.styles';
import { describeSpeed } from './units';

const SPEEDS = [
  { value: 10, label: '10 m/s' },
  { value: 0, label: 'standing' },
  { value: null, label: 'not known' },
] as const;

function SpeedExhibit({ print }: { print: (speedMps: number | null) => string }) {
  const [speedMps, setSpeedMps] = useState<number | null>(10);
  return (
    <StyledStack data-gap="3">
      <StyledToolbar role="group" aria-label="What the device says">
        {SPEEDS.map(({ value, label }) => (
          <Chip key={label} isSelected={speedMps === value} onClick={() => setSpeedMps(value)}>
            {label}
          </Chip>
        ))}
      </StyledToolbar>
      <StyledPrinted aria-live="polite">{print(speedMps)}</StyledPrinted>
    </StyledStack>
  );
}

function TurnExhibit({ turn }: { turn: (fromDeg: number, toDeg: number) => number }) {
  const [{ angleDeg, headingDeg, turnedDeg }, setArrow] = useState({
    angleDeg: 350,
    headingDeg: 350,
    turnedDeg: 0,
  });

  function handleTurn() {
    const nextDeg = headingDeg === 350 ? 10 : 350;
    const byDeg = turn(angleDeg, nextDeg);
    setArrow({ angleDeg: angleDeg + byDeg, headingDeg: nextDeg, turnedDeg: byDeg });
  }

  return (
    <StyledStack data-gap="3">
      <StyledToolbar>
        <Chip isSelected={headingDeg === 10} onClick={handleTurn}>
          Turn from 350° to 10°
        </Chip>
      </StyledToolbar>
      <StyledArrow viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r={48} />
        <path d="M0 -40L9 26L0 20L-9 26Z" style={{ transform: `rotate(${angleDeg}deg)` }} />
      </StyledArrow>
      <p aria-live="polite">
        {turnedDeg === 0 ? 'It points to 350°.' : `It turned by ${Math.abs(turnedDeg)}°.`}
      </p>
    </StyledStack>
  );
}

/** The speed in the wrong unit, and the needle that turns the long way round. */
export function CompassMuseum() {
  return (
    <>
      <BugMuseum
        title="The 10 km/h that are really 36"
        fault="The browser gives metres per second. The classic prints that figure unchanged beside KM/H, so a cyclist at full speed seems to be walking. And where a device does not know its speed, only the unit is left."
        remedy="Fixed: 10 metres per second are 36 kilometres per hour. Standing still and not knowing are two more answers, each in its own words."
        classic={<SpeedExhibit print={classicSpeedText} />}
        fixed={<SpeedExhibit print={(speedMps) => describeSpeed(speedMps, 'kmh')} />}
      />
      <BugMuseum
        title="The arrow that goes the long way round"
        fault="From 350° to 10° is a turn of 20° to the right. The classic replaces the old angle with the new one, and the arrow sweeps 340° to the left, through every direction you did not take."
        remedy="Fixed: the angle goes on to 370°. It is counted from where the arrow is, along the shorter arc, and may go round as often as you do."
        classic={<TurnExhibit turn={classicTurn} />}
        fixed={<TurnExhibit turn={(fromDeg, toDeg) => turnTowards(fromDeg, toDeg) - fromDeg} />}
      />
    </>
  );
}

import { FrameLabel } from '@portfolio/design';
import { StyledSpeed, StyledSpeedFigure, StyledSpeedUnit, StyledSpeedWords } from './Figures.styles';
import { SPEED_UNITS, readSpeed, type SpeedUnit } from './units';

export interface SpeedProps {
  speedMps: number | null;
  unit: SpeedUnit;
}

/** The speed as a number, or in words if there is none. */
export function Speed({ speedMps, unit }: SpeedProps) {
  const speed = readSpeed(speedMps, unit);
  return (
    <div>
      <FrameLabel>Speed</FrameLabel>
      <StyledSpeed>
        {speed.kind === 'moving' ? (
          <>
            <StyledSpeedFigure>{speed.figure}</StyledSpeedFigure>
            <StyledSpeedUnit>{SPEED_UNITS[unit].label}</StyledSpeedUnit>
          </>
        ) : (
          <StyledSpeedWords>{speed.kind === 'unknown' ? 'Unknown' : 'Not moving'}</StyledSpeedWords>
        )}
      </StyledSpeed>
    </div>
  );
}

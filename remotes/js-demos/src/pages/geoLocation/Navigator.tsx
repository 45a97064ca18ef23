import { Button, RadioGroup, StopIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import {
  ALL_STATES,
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledHint,
  StyledStack,
  StyledToolbar,
  useAnnounce,
} from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { describeHeading } from './bearing';
import { Compass } from './Compass';
import { Figures } from './Figures';
import { GEO_NOTICES } from './geoTrouble';
import { StyledBoard } from './Navigator.styles';
import { OrientationPanel } from './OrientationPanel';
import { SimulatorPanel } from './SimulatorPanel';
import { Speed } from './Speed';
import { TrackPanel } from './TrackPanel';
import { SPEED_UNITS, SPEED_UNIT_NAMES, describeSpeedInWords, type SpeedUnit } from './units';
import { useNow } from './useNow';
import { useTracker } from './useTracker';

const UNIT_OPTIONS = SPEED_UNIT_NAMES.map((value) => ({ value, label: SPEED_UNITS[value].label }));

/** Compass, speed and track. */
export function Navigator() {
  const announce = useAnnounce();
  const { tracker, orientation, simulator, forced, force, actual, start, stop } = useTracker();
  const reading = useStore(tracker, (value) => value.reading);
  const isOn = useStore(tracker, (value) => value.isWatching);
  const trouble = useStore(tracker, (value) => value.trouble);
  const permission = useStore(tracker, (value) => value.permission);
  const deviceDeg = useStore(orientation, (value) => value.headingDeg);
  const toggleRef = useRef<HTMLElement>(null);
  const [unit, setUnit] = useState<SpeedUnit>('kmh');
  const nowMs = useNow(reading !== null);

  const isSimulated = forced === 'running';
  // The last reading stays after a stop, but says nothing about now.
  const motion = actual === 'running' ? reading : null;
  const headingDeg = motion?.headingDeg ?? deviceDeg;
  const speedMps = motion?.speedMps ?? null;
  const ageMs = reading === null ? null : Math.max(0, (nowMs ?? reading.atMs) - reading.atMs);

  const announceFound = useEffectEvent(() =>
    announce(isSimulated ? 'The simulator is running.' : 'Your position is found.'),
  );
  useEffect(() => {
    if (actual === 'running') announceFound();
  }, [actual]);

  function handleAnnounce() {
    announce(`Heading ${describeHeading(headingDeg)}. ${describeSpeedInWords(speedMps, unit)}`);
  }

  function handleSimulate() {
    // Both buttons for the simulator disappear when it starts, and would take the focus with them.
    toggleRef.current?.focus();
    force('running');
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title={isSimulated ? 'Compass, simulated' : 'Compass'} needsScript>
        <StateNotice
          state={forced ?? actual}
          notices={GEO_NOTICES}
          problem={trouble}
          actions={{
            asking: [{ label: 'Never mind', onClick: stop }],
            problem: [
              { label: 'Start again', onClick: start },
              { label: 'Use the simulator', onClick: handleSimulate },
            ],
          }}
        />
        <StyledBoard>
          <Compass headingDeg={headingDeg} />
          <StyledStack data-gap="5">
            <Speed speedMps={speedMps} unit={unit} />
            <RadioGroup label="Unit" look="segments" value={unit} options={UNIT_OPTIONS} onChange={setUnit} />
            <StyledToolbar>
              <Button ref={toggleRef} icon={isOn ? <StopIcon /> : undefined} onClick={isOn ? stop : start}>
                {isOn ? 'Stop' : 'Find my position'}
              </Button>
              {!isSimulated && (
                <Button category="border" onClick={handleSimulate}>
                  Use the simulator
                </Button>
              )}
              <Button category="border" onClick={handleAnnounce}>
                Say it in words
              </Button>
            </StyledToolbar>
            <StyledHint>Your position stays in this tab. It is neither sent nor saved.</StyledHint>
            <OrientationPanel orientation={orientation} />
          </StyledStack>
          <Figures reading={reading} ageMs={ageMs} headingDeg={headingDeg} permission={permission} />
        </StyledBoard>
        <StateSwitch
          states={ALL_STATES}
          forced={forced}
          onForce={force}
          actual={forced === null ? actual : null}
        />
      </DemoPanel>
      {isSimulated && (
        <DemoPanel title="Simulator">
          <SimulatorPanel simulator={simulator} />
        </DemoPanel>
      )}
      <DemoPanel title={isSimulated ? 'The route, simulated' : 'The route'} needsScript>
        <TrackPanel tracker={tracker} isSimulated={isSimulated} />
      </DemoPanel>
    </StyledStack>
  );
}

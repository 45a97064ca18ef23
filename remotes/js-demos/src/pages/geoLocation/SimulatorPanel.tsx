import { Checkbox, Slider } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledPanels, StyledStack } from '@portfolio/kit/demo';
import { describeHeading } from './bearing';
import type { Simulator } from './simulator';
import { describeSpeed } from './units';

/** Controls for the simulated device. */
export function SimulatorPanel({ simulator }: { simulator: Simulator }) {
  const steering = useStore(simulator.steering, (value) => value);
  const { speedMps, headingDeg, knowsSpeed, knowsHeading } = steering;
  return (
    <StyledStack>
      <StyledHint>
        Simulated: this is not your real position. Once a second, what you set is reported as a device would
        report it.
      </StyledHint>
      <StyledPanels data-min-rem="14" style={{ marginBlockStart: 0 }}>
        <Slider
          label="Speed of the device"
          value={speedMps}
          min={0}
          max={40}
          step={0.5}
          valueText={describeSpeed(speedMps, 'mps')}
          onChange={(next) => simulator.steering.set({ speedMps: next })}
        />
        <Slider
          label="Heading of the device"
          value={headingDeg}
          min={0}
          max={359}
          step={1}
          valueText={describeHeading(headingDeg)}
          onChange={(next) => simulator.steering.set({ headingDeg: next })}
        />
        <Checkbox
          label="The device knows its speed"
          isChecked={knowsSpeed}
          onChange={(next) => simulator.steering.set({ knowsSpeed: next })}
        />
        <Checkbox
          label="The device knows its heading"
          isChecked={knowsHeading}
          onChange={(next) => simulator.steering.set({ knowsHeading: next })}
        />
      </StyledPanels>
    </StyledStack>
  );
}

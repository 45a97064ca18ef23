import { Button, RadioGroup, Slider, useReducedMotion } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledPanels, useAnnounce } from '@portfolio/kit/demo';
import type { ClockRoom } from './clockRoom';
import { formatDifference } from './zoneTime';

const DAY_MINUTES = 12 * 60;

/** Settings for how the clocks show the time, and which time. */
export function ClockSettings({ room }: { room: ClockRoom }) {
  const { is24, motion } = useStore(room, ({ set }) => set.present);
  const shiftMinutes = useStore(room, (state) => state.shiftMinutes);
  const isStill = useReducedMotion();
  const announce = useAnnounce();

  function handleReset() {
    room.shift(0);
    announce('The clocks show the present time.');
  }

  return (
    <StyledPanels data-min-rem="14">
      <RadioGroup
        label="Second hand"
        look="segments"
        value={motion}
        options={[
          { value: 'tick', label: 'Ticks' },
          { value: 'smooth', label: 'Sweeps' },
        ]}
        hint={isStill ? 'Your system asks for less motion, so the hand ticks either way.' : undefined}
        onChange={(next) => room.change({ motion: next })}
      />
      <RadioGroup
        label="Hours"
        look="segments"
        value={is24 ? '24' : '12'}
        options={[
          { value: '24', label: '24 hours' },
          { value: '12', label: '12 hours' },
        ]}
        onChange={(next) => room.change({ is24: next === '24' })}
      />
      <div>
        <Slider
          label="Look ahead or back"
          value={shiftMinutes}
          min={-DAY_MINUTES}
          max={DAY_MINUTES}
          step={15}
          valueText={shiftMinutes === 0 ? 'now' : formatDifference(shiftMinutes)}
          onChange={(next) => room.shift(next)}
        />
        <Button category="text-sm" aria-disabled={shiftMinutes === 0} onClick={handleReset}>
          Back to now
        </Button>
      </div>
    </StyledPanels>
  );
}

import { Checkbox } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import type { Orientation, OrientationState } from './orientation';

const TEXTS: Record<OrientationState['status'], string> = {
  off: 'Off. Switch it on to see which way a phone points while you stand still.',
  asking: 'Waiting for the device.',
  on: 'On: the needle follows the device whenever the position gives no heading.',
  refused: 'You or the browser refused it. The heading from your position still works.',
  absent: 'This device sent no direction; most computers have no compass.',
};

/** The device’s own compass: only on request, and never the only source. */
export function OrientationPanel({ orientation }: { orientation: Orientation }) {
  const status = useStore(orientation, (value) => value.status);
  return (
    <StyledStack data-gap="2">
      <Checkbox
        label="Use the device’s own compass"
        isChecked={status === 'on' || status === 'asking'}
        onChange={(isWanted) => {
          if (isWanted) void orientation.start();
          else orientation.stop();
        }}
      />
      <StyledHint aria-live="polite">{TEXTS[status]}</StyledHint>
    </StyledStack>
  );
}

import { Button, Checkbox, RadioGroup } from '@portfolio/design';
import { StyledStack, StyledToolbar } from '@portfolio/kit/demo';

export const DELAYS_S = ['0', '3', '10'] as const;
export type Delay = (typeof DELAYS_S)[number];

export interface ShutterPanelProps {
  delay: Delay;
  hasSound: boolean;
  /** Seconds until the photo, or null. */
  countdownS: number | null;
  onDelayChange: (delay: Delay) => void;
  onSoundChange: (hasSound: boolean) => void;
  onShoot: () => void;
  onCancel: () => void;
}

const OPTIONS = DELAYS_S.map((value) => ({ value, label: value === '0' ? 'At once' : `After ${value} s` }));

/** The shutter button and its settings. */
export function ShutterPanel({
  delay,
  hasSound,
  countdownS,
  onDelayChange,
  onSoundChange,
  onShoot,
  onCancel,
}: ShutterPanelProps) {
  const isCounting = countdownS !== null;
  return (
    <StyledStack>
      <Button category="fullWidth" onClick={isCounting ? onCancel : onShoot}>
        {isCounting ? `Stop: photo in ${countdownS}` : 'Take a photo'}
      </Button>
      <StyledToolbar>
        <RadioGroup
          label="When"
          isLabelHidden
          look="segments"
          value={delay}
          options={OPTIONS}
          onChange={onDelayChange}
        />
        <Checkbox label="Shutter sound" isChecked={hasSound} onChange={onSoundChange} />
      </StyledToolbar>
    </StyledStack>
  );
}

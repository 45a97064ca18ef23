import { Checkbox, RadioGroup } from '@portfolio/design';
import { StyledStack } from '@portfolio/kit/demo';

export type Speed = '1' | '2' | '3';
export type Writing = 'ltr' | 'rtl';

export interface DragChoice {
  speed: Speed;
  hasMomentum: boolean;
  hasSnap: boolean;
  writing: Writing;
}

export const INITIAL_CHOICE: DragChoice = { speed: '1', hasMomentum: true, hasSnap: true, writing: 'ltr' };

export interface DragSettingsProps {
  choice: DragChoice;
  onChange: (change: Partial<DragChoice>) => void;
  /** True if momentum is off because the visitor prefers reduced motion. */
  isReduced: boolean;
}

/** Settings for how the strip reacts to dragging. */
export function DragSettings({ choice, onChange, isReduced }: DragSettingsProps) {
  const { speed, hasMomentum, hasSnap, writing } = choice;
  return (
    <StyledStack data-gap="5">
      <RadioGroup
        label="A drag moves the strip"
        look="segments"
        value={speed}
        options={[
          { value: '1', label: 'As far as the hand' },
          { value: '2', label: 'Twice' },
          { value: '3', label: 'Three times' },
        ]}
        onChange={(next) => onChange({ speed: next })}
      />
      <RadioGroup
        label="The strip starts"
        look="segments"
        value={writing}
        options={[
          { value: 'ltr', label: 'On the left' },
          { value: 'rtl', label: 'On the right' },
        ]}
        onChange={(next) => onChange({ writing: next })}
      />
      <div>
        <Checkbox
          label="Glides on when you let go"
          hint={isReduced ? 'Off: your system asks for less motion.' : undefined}
          isChecked={hasMomentum && !isReduced}
          disabled={isReduced}
          onChange={(next) => onChange({ hasMomentum: next })}
        />
        <Checkbox
          label="Comes to rest on a sheet"
          isChecked={hasSnap}
          onChange={(next) => onChange({ hasSnap: next })}
        />
      </div>
    </StyledStack>
  );
}

import { Button, Checkbox, RadioGroup, Slider, TextField } from '@portfolio/design';
import { StyledHint, StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { EFFECTS, EFFECT_NAMES, getEffect, type Look } from './effects';

export interface LookPanelProps {
  look: Look;
  onChange: (change: Partial<Look>) => void;
  /** Sets the green screen's colour to that in the middle of the picture. */
  onPickColour: () => void;
}

const OPTIONS = EFFECT_NAMES.map((value) => ({ value, label: EFFECTS[value].label }));

/** Chooses the effect and its strength. */
export function LookPanel({ look, onChange, onPickColour }: LookPanelProps) {
  const { effect, amounts, keyColour, isMirrored } = look;
  const { amount } = getEffect(effect);
  return (
    <StyledStack>
      <RadioGroup
        label="Effect"
        look="inline"
        value={effect}
        options={OPTIONS}
        onChange={(next) => onChange({ effect: next })}
      />
      {amount !== undefined && (
        <Slider
          label={amount.label}
          value={amounts[effect]}
          min={amount.min}
          max={amount.max}
          step={1}
          valueText={amount.toText(amounts[effect])}
          onChange={(next) => onChange({ amounts: { ...amounts, [effect]: next } })}
        />
      )}
      {effect === 'screen' && (
        <>
          <StyledToolbar data-align="end">
            <TextField
              label="Colour to remove"
              type="color"
              value={keyColour}
              onChange={(next) => onChange({ keyColour: next })}
            />
            <Button category="border" onClick={onPickColour}>
              Pick it from the middle of the picture
            </Button>
          </StyledToolbar>
          <StyledHint>
            The chequerboard shows where the picture is transparent; photos stay transparent there.
          </StyledHint>
        </>
      )}
      <Checkbox
        label="Mirror the picture"
        isChecked={isMirrored}
        onChange={(next) => onChange({ isMirrored: next })}
      />
    </StyledStack>
  );
}

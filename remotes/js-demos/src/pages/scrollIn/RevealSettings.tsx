import { RadioGroup, Slider } from '@portfolio/design';
import { StyledHint, StyledPanels, StyledStack } from '@portfolio/kit/demo';

export type Engine = 'observer' | 'timeline' | 'none';

export interface RevealChoice {
  engine: Engine;
  isOnce: boolean;
  sharePercent: number;
}

export const INITIAL_CHOICE: RevealChoice = { engine: 'observer', isOnce: true, sharePercent: 50 };

const HINTS: Record<Engine, string> = {
  observer: 'An IntersectionObserver reports what is visible, and a transition brings the picture in.',
  timeline:
    'The scroll position itself is the clock, in CSS alone: a picture stops when you stop, and goes back when you do.',
  none: 'What you see without scripts, and on paper.',
};

export interface RevealSettingsProps {
  choice: RevealChoice;
  onChange: (change: Partial<RevealChoice>) => void;
  hasTimeline: boolean;
}

/** How, when and how often the pictures are revealed. */
export function RevealSettings({ choice, onChange, hasTimeline }: RevealSettingsProps) {
  const { engine, isOnce, sharePercent } = choice;
  return (
    <StyledStack data-gap="5">
      <StyledPanels data-min-rem="15" style={{ marginBlockStart: 0 }}>
        <RadioGroup
          label="Pictures are brought in by"
          value={engine}
          options={[
            { value: 'observer', label: 'An observer' },
            {
              value: 'timeline',
              label: hasTimeline ? 'A scroll timeline' : 'A scroll timeline (not in this browser)',
              isDisabled: !hasTimeline,
            },
            { value: 'none', label: 'Nothing: they are already there' },
          ]}
          onChange={(next) => onChange({ engine: next })}
        />
        <RadioGroup
          label="A picture comes in"
          value={isOnce ? 'once' : 'always'}
          isDisabled={engine !== 'observer'}
          options={[
            { value: 'once', label: 'Once' },
            { value: 'always', label: 'Each time it comes into sight' },
          ]}
          onChange={(next) => onChange({ isOnce: next === 'once' })}
        />
        <Slider
          label="Visible before it comes in"
          min={10}
          max={100}
          step={5}
          value={sharePercent}
          valueText={`${sharePercent}% of the picture`}
          disabled={engine === 'none'}
          onChange={(next) => onChange({ sharePercent: next })}
        />
      </StyledPanels>
      <StyledHint>{HINTS[engine]}</StyledHint>
    </StyledStack>
  );
}

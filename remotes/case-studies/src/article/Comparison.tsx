import { Chip, FrameLabel, Slider, ThemedImage } from '@portfolio/design';
import { useState, type CSSProperties } from 'react';
import {
  StyledAfter,
  StyledComparison,
  StyledControls,
  StyledDecisions,
  StyledDivider,
  StyledHeading,
  StyledLabels,
  StyledPresets,
  StyledStage,
} from './Comparison.styles';
import { useStudy } from './StudyContext';
import type { StudyComparison } from './study';

const PRESETS = [
  { label: 'Before', split: 100 },
  { label: 'Half and half', split: 50 },
  { label: 'After', split: 0 },
] as const;

/**
 * Two drawings on top of each other, with the decisions between them as a list that makes sense without either.
 * In print, or without scripts, the drawings are side by side.
 */
export function Comparison({ comparison }: { comparison: StudyComparison }) {
  const { anchorOf, find } = useStudy();
  const [splitPercent, setSplitPercent] = useState(50);
  const { title, before, after, decisions } = comparison;
  const titleId = anchorOf(title);
  const { widthPx, heightPx } = find(before.src);
  return (
    <StyledComparison aria-labelledby={titleId} role="group" data-broad={widthPx > heightPx || undefined}>
      <StyledHeading id={titleId}>{title}</StyledHeading>
      <div>
        <StyledLabels>
          <FrameLabel>Before</FrameLabel>
          <FrameLabel>After</FrameLabel>
        </StyledLabels>
        <StyledStage style={{ '--split': `${splitPercent}%` } as CSSProperties}>
          <div>
            <ThemedImage {...find(before.src)} alt={before.alt} />
          </div>
          <StyledAfter>
            <ThemedImage {...find(after.src)} alt={after.alt} />
          </StyledAfter>
          <StyledDivider aria-hidden="true" />
        </StyledStage>
        <StyledControls>
          <Slider
            label="Line between before and after"
            value={splitPercent}
            onChange={setSplitPercent}
            min={0}
            max={100}
            step={5}
            valueText={`${splitPercent}% before, ${100 - splitPercent}% after`}
          />
          <StyledPresets>
            {PRESETS.map(({ label, split }) => (
              <Chip key={label} isSelected={splitPercent === split} onClick={() => setSplitPercent(split)}>
                {label}
              </Chip>
            ))}
          </StyledPresets>
        </StyledControls>
      </div>
      <StyledDecisions>
        {decisions.map((decision) => (
          <li key={decision.title}>
            <strong>{decision.title}</strong>
            <p>{decision.reason}</p>
          </li>
        ))}
      </StyledDecisions>
    </StyledComparison>
  );
}

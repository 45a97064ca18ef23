import { Checkbox, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';
import type { ScrollerPart } from './scrollerParts';
import { SCROLLER_PARTS } from './scrollerParts';

interface PartSwitchesProps {
  without: readonly ScrollerPart[];
  onChange: (without: readonly ScrollerPart[]) => void;
}

const StyledSwitches = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[6]};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`;

/** One checkbox per part of the style sheet that can be left out. */
export function PartSwitches({ without, onChange }: PartSwitchesProps) {
  return (
    <StyledSwitches>
      <legend>Show the row without</legend>
      {SCROLLER_PARTS.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          isChecked={without.includes(value)}
          onChange={(isChecked) =>
            onChange(isChecked ? [...without, value] : without.filter((part) => part !== value))
          }
        />
      ))}
    </StyledSwitches>
  );
}

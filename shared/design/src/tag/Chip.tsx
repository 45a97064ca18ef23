import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { selectionFrame, selectionFrameShown } from '../redline/selectionFrame';
import { color, fontSize, fontWidth, media, motion, radius, space } from '../tokens';

/** The props of a {@link Chip}, beside the attributes of the native element. */
export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-pressed'> {
  isSelected: boolean;
  /** How many items would remain after this choice; shown beside the text. */
  count?: number;
}

const StyledChip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.25rem;
  padding: 0.375rem 0.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: 500;
  line-height: 1.3;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &[aria-pressed='true'] {
    border-color: ${color.select};
    background: ${color.selectWash};
    ${selectionFrameShown}

    @media ${media.forcedColors} {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }

  /* After the rule for selected chips, so that they show focus too. */
  ${selectionFrame}

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`;

const StyledCount = styled.span`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;

/** A choice that is on or off. While on, it has the selection frame, so that colour is not the only sign. */
export function Chip({ isSelected, count, children, ...rest }: ChipProps) {
  return (
    <StyledChip {...rest} type="button" aria-pressed={isSelected}>
      {children}
      {count !== undefined && <StyledCount>{count}</StyledCount>}
    </StyledChip>
  );
}

import {
  color,
  FrameLabel,
  fontSize,
  fontWidth,
  media,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';

/* A fixed height, so that the field does not move as the list grows and shrinks. */
export const StyledSearch = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(32rem, calc(100dvh - 10rem));
  min-block-size: 12rem;
`;

export const StyledCount = styled.p`
  min-block-size: 1.25em;
  margin-block: ${space[2]} ${space[1]};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
  line-height: 1.25;
`;

export const StyledNote = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[4]};
`;

export const StyledList = styled.div`
  flex: 1;
  min-block-size: 0;
  margin-inline: -${space[3]};
  padding-inline: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[hidden] {
    display: none;
  }
`;

export const StyledGroup = styled.div`
  padding-block-end: ${space[3]};
`;

export const StyledGroupTitle = styled(FrameLabel)`
  padding: ${space[2]} ${space[2]} ${space[1]};
`;

export const StyledOption = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  padding: ${space[2]};
  line-height: 1.3;
  text-decoration: none;
  ${selectionFrameBase}

  &::after {
    inset: 0;
  }
  &:hover {
    color: inherit;
  }
  &[aria-selected='true'] {
    background: ${color.selectWash};
    ${selectionFrameShown}
  }
  @media ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const StyledTitle = styled.span`
  min-inline-size: 0;
  font-weight: 600;
`;

export const StyledKind = styled.span`
  flex: none;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
`;

import styled from 'styled-components';
import { color, fontSize, fontWidth, layout, pageRoom, space } from '@portfolio/design';

export const StyledProof = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  padding-block: ${space[4]};
  border-block-start: 1px solid ${color.line};

  &:last-child {
    border-block-end: 1px solid ${color.line};
  }

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: baseline;
  }

  & > h3 {
    display: grid;
    gap: ${space[1]} ${space[5]};
    grid-template-columns: minmax(min-content, 4rem) minmax(0, 1fr);
    align-items: baseline;

    @container ${pageRoom.tight} {
      grid-template-columns: minmax(0, 1fr);
    }
    @container ${pageRoom.medium} {
      grid-template-columns: 11.5rem minmax(0, 1fr);
    }
  }
`;

export const StyledFigure = styled.span`
  font-size: ${fontSize.h1};
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

export const StyledCheck = styled.p`
  max-inline-size: ${layout.text};
  color: ${color.muted};
`;

import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFacts = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};

  dl {
    display: grid;
    grid-template-columns: minmax(min(7rem, 45%), auto) minmax(0, 1fr);
    font-size: ${fontSize.small};

    @container ${pageRoom.tight} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt,
  dd {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    line-height: 1.7;
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
`;

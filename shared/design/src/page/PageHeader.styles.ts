import styled from 'styled-components';
import { MEASURED } from '../redline/redlines';
import { color, fontSize, layout, motion, pageRoom, space } from '../tokens';
import { factList } from './factList';

export const StyledPageHeader = styled.header`
  display: grid;
  gap: ${space[5]} ${space[7]};
  padding-block: clamp(${space[5]}, 3vw, ${space[7]}) ${space[5]};

  @container ${pageRoom.wide} {
    align-items: end;

    &:where([data-beside='meta']) {
      grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem);
    }
    &:where([data-beside='picture']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
`;

export const StyledCompactHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[6]};
  padding-block: ${space[4]} ${space[3]};

  h1 {
    font-size: ${fontSize.h2};
  }
`;

export const StyledCompactLead = styled.div`
  flex: 1 1 24rem;
  max-inline-size: 54rem;
  color: ${color.muted};
  line-height: 1.4;
  text-wrap: pretty;
`;

export const StyledBeside = styled.div`
  min-inline-size: 0;

  @media print {
    max-inline-size: 60%;
  }
`;

export const StyledMain = styled.div`
  min-inline-size: 0;
`;

export const StyledTitle = styled.h1`
  max-inline-size: 18em;
  font-weight: 750;
  letter-spacing: -0.025em;
`;

export const StyledRuler = styled.div`
  min-block-size: 1rem;
  max-inline-size: 100%;
  margin-block: ${space[3]} ${space[5]};
  inline-size: var(--text-width);
  opacity: 0;
  white-space: nowrap;
  transition: opacity ${motion.base};

  ${MEASURED} & {
    opacity: 1;
  }
`;

export const StyledLead = styled.div`
  max-inline-size: ${layout.text};
  margin-block-end: ${space[5]};
  font-size: ${fontSize.lead};
  line-height: 1.45;

  /* The header's own room follows. */
  &:last-child {
    margin-block-end: 0;
  }
`;

export const StyledMeta = styled.div`
  min-inline-size: 0;
  font-size: ${fontSize.small};
  line-height: 1.45;

  dl {
    ${factList}
  }
`;

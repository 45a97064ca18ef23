import styled from 'styled-components';
import { MEASURED } from '../redline/redlines';
import { color, fontSize, fontWidth, layout, media, motion, space } from '../tokens';

export const StyledPageHeader = styled.header<{ $hasMeta: boolean }>`
  display: grid;
  gap: ${space[6]} ${space[7]};
  padding-block: clamp(${space[6]}, 6vw, ${space[9]}) ${space[6]};

  @media ${media.wide} {
    ${({ $hasMeta }) => $hasMeta && 'grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem);'}
    align-items: end;
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
`;

export const StyledMeta = styled.div`
  min-inline-size: 0;
  font-size: ${fontSize.small};
  line-height: 1.45;

  dl {
    display: grid;
    grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr);
    border-block-end: 1px solid ${color.line};
  }
  dt,
  dd {
    padding-block: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
  dt {
    padding-inline-end: ${space[4]};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.narrow};
    line-height: 1.65;
  }
`;

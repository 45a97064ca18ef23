import styled from 'styled-components';
import { color, fontSize, fontWidth, layout, MEASURED, media, motion, space } from '@portfolio/design';

export const StyledHero = styled.section`
  padding-block: clamp(${space[4]}, 5vw, ${space[8]}) 0;
`;

export const StyledSpecimen = styled.div`
  position: relative;
  padding-inline-end: 2.5rem;
`;

export const StyledHeadline = styled.h1`
  font-size: clamp(2.625rem, 1.2rem + 5.9vw, 6rem);
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.035em;
`;

const StyledRuler = styled.div`
  opacity: 0;
  transition: opacity ${motion.base};

  ${MEASURED} & {
    opacity: 1;
  }
`;

export const StyledWidth = styled(StyledRuler)`
  inline-size: var(--text-width);
  max-inline-size: 100%;
  min-block-size: 1rem;
  margin-block-start: ${space[4]};
`;

/* The dimension line turned upright. Physical sides, because the writing mode turns the logical ones. */
export const StyledHeight = styled(StyledRuler)`
  position: absolute;
  top: 0;
  bottom: 0;
  left: var(--text-width);
  margin-left: clamp(${space[3]}, 2vw, ${space[5]});
  writing-mode: vertical-rl;
  writing-mode: sideways-lr;

  & > span {
    inline-size: 100%;
  }
`;

export const StyledIntroduction = styled.div`
  display: grid;
  gap: clamp(${space[5]}, 4vw, ${space[6]}) ${space[8]};
  margin-block-start: clamp(${space[5]}, 4vw, ${space[7]});

  @media ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 28rem);
    align-items: start;
  }
`;

export const StyledLead = styled.p`
  max-inline-size: ${layout.text};
  font-size: ${fontSize.lead};
  line-height: 1.45;
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-block-start: ${space[5]};

  /* On a phone the facts below lead there, and are in sight instead. */
  @media not all and ${media.medium} {
    & > :last-child {
      display: none;
    }
  }
`;

export const StyledFacts = styled.div`
  font-size: ${fontSize.small};
  line-height: 1.45;

  & > dl {
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

import { fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';
import { StyledKeySentence } from './ContentBlocks.styles';
import { stackedOnPaper } from './paper';

/** Leads from one argument to the next. */
export const StyledStep = styled.section`
  min-inline-size: 0;

  h2 {
    font-size: ${fontSize.h3};
    line-height: 1.2;
  }
  h2:focus,
  h3:focus {
    outline: none;
  }
  h3 {
    font-size: ${fontSize.lead};
    font-stretch: ${fontWidth.normal};
    font-weight: 650;
  }
`;

/** One of the two or three sections that carry the study. */
export const StyledArgument = styled(StyledStep)`
  padding-block-start: ${space[6]};

  h2 {
    font-size: ${fontSize.h2};
    line-height: 1.08;
  }
  ${StyledKeySentence} {
    font-size: ${fontSize.h3};
    font-weight: 500;
    line-height: 1.3;
  }

  @media print {
    padding-block-start: 0;
  }
`;

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[4]};

  ${StyledArgument} > & {
    margin-block-end: ${space[5]};
  }
  & > :nth-child(2) {
    flex: 1 1 10rem;
  }

  @media print {
    break-after: avoid;
  }
`;

export const StyledNested = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-block-start: ${space[7]};
  ${stackedOnPaper(space[4])}

  @media print {
    margin-block-start: ${space[6]};

    h3 {
      break-after: avoid;
    }
  }
`;

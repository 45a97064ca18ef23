import { space } from '@portfolio/design';
import styled from 'styled-components';
import { stackedOnPaper } from './paper';

export const StyledSection = styled.section`
  min-inline-size: 0;
`;

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[5]};

  & > :last-child {
    flex: 1 1 10rem;
  }

  h2:focus {
    outline: none;
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

  h3:focus {
    outline: none;
  }

  @media print {
    margin-block-start: ${space[6]};

    h3 {
      break-after: avoid;
    }
  }
`;

import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledDesk = styled.div`
  container: desk / inline-size;
`;

export const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-block-end: ${space[3]};

  & > :first-child {
    flex: 1;
  }
  & > :last-child {
    display: flex;
    flex: none;
    gap: ${space[2]};
  }
`;

import { color, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledGroups = styled.div`
  display: grid;
  gap: ${space[7]} ${space[6]};

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto 1fr;
  }
`;

export const StyledGroup = styled.div`
  @media ${media.wide} {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

export const StyledSummary = styled.p`
  margin-block: ${space[3]} ${space[4]};
  color: ${color.muted};
`;

export const StyledSkill = styled.li`
  border-block-start: 1px solid ${color.line};
  padding-block: ${space[2]};

  &:last-child {
    border-block-end: 1px solid ${color.line};
  }
  & > a {
    text-decoration-color: ${color.redline};
  }
`;

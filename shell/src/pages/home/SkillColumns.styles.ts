import styled from 'styled-components';
import { color, fontSize, media, space } from '@portfolio/design';

export const StyledColumns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[6]};

  @media ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-rows: auto auto 1fr;

    & > div {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
      row-gap: 0;
    }
  }
`;

export const StyledSummary = styled.p`
  margin-block: ${space[3]} ${space[4]};
  color: ${color.muted};
`;

export const StyledSkill = styled.li`
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};

  &:last-child {
    border-block-end: 1px solid ${color.line};
  }
`;

export const StyledMoreSkills = styled.p`
  margin-block-start: ${space[5]};
`;

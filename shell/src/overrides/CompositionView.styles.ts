import { color, fontSize, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledView = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[7]};

  &:focus {
    outline: none;
  }
`;

export const StyledNote = styled.div`
  display: grid;
  gap: ${space[3]};
  justify-items: start;
  max-inline-size: ${layout.text};
`;

export const StyledQuiet = styled.p`
  max-inline-size: ${layout.text};
  margin-block: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

export const StyledError = styled.p`
  margin-block: ${space[3]};
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.danger};
`;

export const StyledChoices = styled.ul`
  display: grid;
  gap: ${space[4]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const StyledForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const StyledRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

export const StyledFilter = styled.div`
  max-inline-size: 20rem;
  margin-block-end: ${space[4]};
`;

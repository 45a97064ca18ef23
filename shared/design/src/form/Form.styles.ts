import styled from 'styled-components';
import { color, fontSize, space } from '../tokens';

export const StyledForm = styled.form`
  display: grid;
  gap: ${space[5]};
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const StyledResponse = styled.div`
  font-size: ${fontSize.small};
  font-weight: 600;

  &:empty {
    display: none;
  }
`;

export const StyledMessage = styled.p<{ $kind: 'danger' | 'warning' | 'info' }>`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid currentColor;
  color: ${({ $kind }) => color[$kind]};
`;

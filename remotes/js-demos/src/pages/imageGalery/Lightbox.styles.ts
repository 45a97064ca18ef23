import { fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledLarge = styled.img`
  inline-size: auto;
  max-block-size: 68vh;
  margin-inline: auto;
`;

export const StyledMoves = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
`;

export const StyledCaption = styled.p`
  font-size: ${fontSize.small};
`;

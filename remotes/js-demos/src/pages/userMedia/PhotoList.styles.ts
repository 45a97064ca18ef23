import { color, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPhotos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[6]} ${space[5]};
`;

export const StyledPhoto = styled.li`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export const StyledPicture = styled.img`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color.line};
  background: repeating-conic-gradient(${color.sunken} 0 25%, ${color.surface} 0 50%) 0 0 / 1rem 1rem;
`;

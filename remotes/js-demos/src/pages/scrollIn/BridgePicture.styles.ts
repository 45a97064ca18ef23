import { color, fontSize, hiddenInDark, hiddenInLight, space } from '@portfolio/design';
import styled from 'styled-components';

const StyledPicture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const StyledLightPicture = styled(StyledPicture)`
  ${hiddenInDark}
`;

export const StyledDarkPicture = styled(StyledPicture)`
  ${hiddenInLight}
`;

export const StyledMissing = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  block-size: 100%;
  padding: ${space[3]};
  border: 1px dashed ${color.lineStrong};
  background: ${color.surface};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;
`;

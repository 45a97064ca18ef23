import { color, fontSize, fontWidth, pageRoom, radius, selectionFrame, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledGallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 40%), 1fr));
  gap: ${space[5]} ${space[4]};

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }

  * + & {
    margin-block-start: ${space[7]};
  }
`;

export const StyledMark = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: 1;
  padding: 14%;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  cursor: zoom-in;
  ${selectionFrame}
`;

export const StyledAllMarks = styled.a`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${fontSize.small};
  font-weight: 600;
  text-align: center;
  ${selectionFrame}
`;

export const StyledName = styled.figcaption`
  display: flex;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
  line-height: 1.3;
  letter-spacing: 0.015em;

  & > img {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

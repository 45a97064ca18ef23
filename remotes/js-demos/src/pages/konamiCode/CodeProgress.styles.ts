import { color, media, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledSlots = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[2]};
  margin-block-end: ${space[3]};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
`;

export const StyledSlot = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  max-block-size: 5rem;
  inline-size: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.muted};
  font-size: clamp(1.25rem, 3vw, 2rem);
  font-weight: 700;

  &:where([data-filled]) {
    border-color: ${color.select};
    background: ${color.select};
    color: ${color.onSelect};
  }
  &:where([data-next]) {
    border: 2px solid ${color.select};
  }

  @media ${media.forcedColors} {
    border-width: 1px;

    &:where([data-filled]) {
      border-width: 4px;
    }
  }
`;

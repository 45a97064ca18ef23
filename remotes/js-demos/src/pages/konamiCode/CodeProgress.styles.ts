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

export const StyledSlot = styled.span<{ $isFilled: boolean; $isNext: boolean }>`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  max-block-size: 5rem;
  inline-size: 100%;
  border: ${({ $isNext }) => ($isNext ? '2px' : '1px')} solid
    ${({ $isFilled, $isNext }) => ($isFilled || $isNext ? color.select : color.line)};
  border-radius: ${radius.small};
  background: ${({ $isFilled }) => ($isFilled ? color.select : color.surface)};
  color: ${({ $isFilled }) => ($isFilled ? color.onSelect : color.muted)};
  font-size: clamp(1.25rem, 3vw, 2rem);
  font-weight: 700;

  @media ${media.forcedColors} {
    border-width: ${({ $isFilled }) => ($isFilled ? '4px' : '1px')};
  }
`;

import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledHomeClock = styled.div`
  display: grid;
  align-items: center;
  gap: ${space[6]};

  @container ${pageRoom.medium} {
    grid-template-columns: minmax(12rem, 5fr) minmax(0, 6fr);
  }
`;

export const StyledLargeFace = styled.div`
  inline-size: 100%;
  max-inline-size: 24rem;
  margin-inline: auto;
`;

export const StyledReading = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

/** Digits of equal width in a box of fixed size, so that nothing moves as the seconds change. */
export const StyledLargeTime = styled.span`
  font-size: min(clamp(2.5rem, 1.4rem + 4.4vw, 5rem), 14cqi);
  font-stretch: ${fontWidth.wide};
  font-variant-numeric: tabular-nums;
  font-weight: 750;
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

export const StyledDate = styled.p`
  font-size: ${fontSize.lead};
`;

export const StyledPlaceLine = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: min(14rem, 100%);
`;

/** As high as the text and the button that come when the clock starts. */
export const StyledRoom = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  visibility: hidden;
`;

export const StyledButtonRoom = styled.div`
  block-size: 2.75rem;
`;

export const StyledWall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${space[5]};
`;

export const StyledZone = styled.li`
  display: grid;
  grid-template-columns: min(7rem, 35%) minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

export const StyledSmallFace = styled.div`
  inline-size: 100%;
`;

export const StyledPlace = styled.h3`
  font-size: ${fontSize.body};
`;

export const StyledSmallTime = styled.span`
  font-size: ${fontSize.h3};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

export const StyledZoneFacts = styled.ul`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  line-height: 1.5;
`;

export const StyledZoneActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-block-start: ${space[3]};
`;

export const StyledAdd = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[3]};
  margin-block: ${space[6]} ${space[3]};

  /* As wide as it may be on a phone, whatever an error says below. */
  & > :first-child {
    inline-size: 20rem;
    max-inline-size: 100%;
  }

  /* Beside the field, below the height of its label. */
  @container ${pageRoom.medium} {
    & > button {
      margin-block-start: 1.5625rem;
    }
  }
`;

import { color, fontSize, fontWidth, pageRoom, selectionFrame, space, layout } from '@portfolio/design';
import styled from 'styled-components';

/** On wide screens, address and advice on the left and the form beside them, above the fold. */
export const StyledOpening = styled.div`
  @container ${pageRoom.wide} {
    display: grid;
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    column-gap: ${space[7]};
  }
`;

export const StyledAddressRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};

  & + p {
    max-inline-size: ${layout.text};
    margin-block-start: ${space[4]};
  }
`;

export const StyledAddress = styled.a`
  padding-block: ${space[2]};
  font-size: ${fontSize.h2};
  font-stretch: ${fontWidth.wide};
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.1;
  text-decoration-color: ${color.redline};
  overflow-wrap: anywhere;
  ${selectionFrame}

  @container ${pageRoom.small} {
    font-stretch: ${fontWidth.normal};
  }
`;

/* Hidden without scripts, because the form needs them; the drafts are plain links. */
export const StyledMessage = styled.div`
  @media (scripting: none) {
    display: none;
  }
  @container ${pageRoom.wide} {
    grid-area: 1 / 2 / span 2;

    & > section {
      margin-block-start: clamp(${space[5]}, 3vw, ${space[7]});
    }
  }
`;

/** As tall as the form, so that nothing shifts when it appears. */
export const StyledFormPlace = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  max-inline-size: 40rem;
  min-block-size: 32rem;

  &:focus {
    outline: none;
  }
`;

export const StyledMails = styled.ul`
  display: grid;
  gap: ${space[6]} ${space[5]};

  @container ${pageRoom.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const StyledMail = styled.li`
  display: grid;

  & > div {
    display: grid;
    grid-template-rows: auto 1fr;
  }
`;

export const StyledSubject = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-block: ${space[4]} ${space[5]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5;
`;

export const StyledMailActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  p + & {
    margin-block-start: ${space[4]};
  }
`;

export const StyledHelpful = styled.dl`
  display: grid;
  gap: ${space[4]};

  & > div {
    display: grid;
    gap: ${space[1]} ${space[4]};
  }
  @container ${pageRoom.medium} {
    & > div {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }

  dt {
    font-weight: 600;
  }
  dd {
    color: ${color.muted};
  }
`;

export const StyledElsewhere = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

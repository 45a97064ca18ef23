import { color, fontSize, fontWidth, FrameLabel, pageRoom, selectionFrame, space } from '@portfolio/design';
import styled, { keyframes } from 'styled-components';

const scrolled = keyframes`
  to { border-color: ${color.lineStrong}; }
`;

export const StyledProjectNav = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[2]};
  margin-block-start: clamp(${space[8]}, 8vw, ${space[9]});
  padding-block: ${space[3]};
  border-block: 1px solid ${color.redline};

  &[data-scrolled] {
    border-color: ${color.lineStrong};
  }
  /* A case study runs no code before it is used: its bar has the state where styles can follow the scroll position. */
  @supports (animation-timeline: view()) {
    animation: ${scrolled} step-start both;
    animation-timeline: view();
    animation-range: contain;
  }
  @container ${pageRoom.medium} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;

export const StyledLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.75rem;
  padding: ${space[3]} ${space[2]};
  text-decoration: none;
  ${selectionFrame}

  &[rel='next'] {
    justify-content: flex-end;
    text-align: end;
  }
  & > svg {
    flex: none;
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const StyledRole = styled(FrameLabel)`
  padding: 0;
`;

export const StyledTitle = styled.span`
  display: block;
  text-wrap: balance;
  font-size: ${fontSize.body};
  font-weight: 600;
  line-height: 1.2;

  /* Wide type would break a name into four lines. */
  @container ${pageRoom.belowMedium} {
    font-size: ${fontSize.small};
    font-stretch: ${fontWidth.normal};
  }
`;

export const StyledAll = styled(StyledLink)`
  justify-content: center;
  color: ${color.muted};
  font-size: ${fontSize.small};

  @container ${pageRoom.belowMedium} {
    grid-column: 1 / -1;
    grid-row: 2;
  }
`;

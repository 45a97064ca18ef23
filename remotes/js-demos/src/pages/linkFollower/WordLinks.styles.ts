import { color, fontSize, fontWidth, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledNav = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[2]} clamp(${space[2]}, 2vw, ${space[6]});
    padding-block: clamp(${space[2]}, 2vw, ${space[5]});
  }
  a {
    display: inline-block;
    padding: ${space[1]} clamp(${space[2]}, 1vw, ${space[3]});
    font-size: min(clamp(1.75rem, 1rem + 3.4vw, 4rem), 11cqi);
    font-stretch: ${fontWidth.wide};
    font-weight: 750;
    line-height: 1.25;
    letter-spacing: -0.025em;
    text-decoration: none;
  }
  /* All four in one row, as the frame stretches from one to the next. */
  @container (min-width: 40rem) {
    a {
      font-size: min(4rem, 4.6cqi);
    }
  }
  [aria-current] {
    text-decoration: underline 0.06em;
    text-underline-offset: 0.18em;
  }
`;

export const StyledReading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

export const StyledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  p {
    max-inline-size: ${layout.text};
    font-size: ${fontSize.lead};
    /* Room between the lines: links are targets, and the frame has handles. */
    line-height: 1.75;
    text-wrap: wrap;
  }
`;

export const StyledGlossary = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[4]} ${space[5]};
`;

export const StyledWord = styled.div`
  padding: ${space[3]};
  border: 1px solid ${color.line};
  font-size: ${fontSize.small};
  line-height: 1.5;

  &:where([data-current]) {
    border-color: ${color.select};
    border-inline-start-width: 4px;
    padding-inline-start: calc(${space[3]} - 3px);
  }
  dt {
    font-stretch: ${fontWidth.wide};
    font-weight: 650;
  }
  a {
    display: inline-block;
    padding-block: 0.125rem;
    color: ${color.muted};
    white-space: nowrap;

    @container ${pageRoom.tight} {
      white-space: normal;
    }
  }
`;

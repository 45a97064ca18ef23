import { FrameLabel, color, fontSize, layout, space } from '@portfolio/design';
import styled from 'styled-components';

/* In `@container`, a rem follows enlarged text. */
const WIDE = '(min-width: 60rem)';

export const StyledFooter = styled.footer`
  container-type: inline-size;
  margin-block-start: clamp(${space[9]}, 10vw, ${space[10]});
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  @media print {
    display: none;
  }
`;

export const StyledInner = styled.div`
  display: grid;
  gap: ${space[7]};
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding: ${space[7]} ${layout.gutter} ${space[6]};

  @container ${WIDE} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
  }
`;

export const StyledAddress = styled.p`
  font-size: ${fontSize.h3};
  font-weight: 600;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`;

export const StyledColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[6]};

  @container ${WIDE} {
    grid-template-columns: repeat(3, minmax(9rem, auto));
    column-gap: ${space[8]};
  }
`;

export const StyledListTitle = styled(FrameLabel)`
  padding-block-end: ${space[2]};
`;

export const StyledList = styled.ul`
  a {
    display: inline-block;
    padding-block: ${space[1]};
    font-size: ${fontSize.small};
    text-decoration-color: ${color.line};
  }
`;

/* Same height with and without the offer to install, which appears late. */
export const StyledBase = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  grid-column: 1 / -1;
  min-block-size: 3.75rem;
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`;

export const StyledCopyright = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.caption};
`;

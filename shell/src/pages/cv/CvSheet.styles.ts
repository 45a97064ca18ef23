import { color, fontWidth, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/* In print the sheet fills the page. Sizes are in points there, because the CV must fit the promised number of
   pages. */
export const StyledSheet = styled.article`
  max-inline-size: 54rem;
  padding: clamp(${space[5]}, 5vw, ${space[8]});
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};

  @media print {
    max-inline-size: none;
    padding: 0;
    border: 0;
    font-size: 9.5pt;
    line-height: 1.42;

    a {
      text-decoration: none;
    }
  }
`;

export const StyledHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block-end: ${space[4]};
  border-block-end: 1px solid ${color.redline};
`;

export const StyledName = styled.p`
  min-inline-size: 0;
  font-size: min(2rem, 11.2cqi);
  font-stretch: ${fontWidth.wide};
  font-weight: 750;
  letter-spacing: -0.03em;
  line-height: 1.1;
  overflow-wrap: anywhere;

  & > span {
    display: block;
    margin-block-start: ${space[1]};
    font-size: 1rem;
    font-stretch: ${fontWidth.normal};
    font-weight: 500;
    letter-spacing: 0;
  }
  @media print {
    font-size: 22pt;

    & > span {
      font-size: 11pt;
    }
  }
`;

export const StyledContact = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  font-size: 0.9em;
  overflow-wrap: anywhere;
`;

export const StyledPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[5]};
  padding-block-start: ${space[4]};

  @container ${pageRoom.medium} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 32mm minmax(0, 1fr);
    padding-block-start: 3.4mm;
  }

  & > h2 {
    color: ${color.redline};
    font-size: 0.875em;
    font-stretch: ${fontWidth.label};
    font-weight: 600;
    letter-spacing: 0.015em;
    line-height: 1.7;
    break-after: avoid;
  }
`;

export const StyledEntries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  @media print {
    gap: 1.8mm;
  }
`;

export const StyledEntry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[4]};
  align-items: baseline;
  break-inside: avoid;

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > p {
    grid-column: 1 / -1;
    color: ${color.muted};
  }
`;

export const StyledDetail = styled.span`
  color: ${color.muted};
  font-size: 0.875em;
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;

export const StyledExample = styled.p`
  margin-block-end: ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 2px solid ${color.redline};
  font-size: 0.9em;
  font-weight: 600;

  @media print {
    margin-block-end: 1.2mm;
  }
`;

import type { ContentBlock } from '@portfolio/contract';
import { color, fontSize, fontWidth, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';
import { ContentBlocks } from './ContentBlocks';
import { PartLabel } from './PartLabel';
import { stackedOnPaper } from './paper';
import { toList, type WeightedSection } from './study';
import { useStudy } from './StudyContext';

/* Two side by side; one alone has its heading beside its text, so that the lines do not become long. */
const StyledNotes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[7]};
  padding-block: ${space[5]};
  border-block: 1px solid ${color.line};

  @container ${pageRoom.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :only-child {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: ${space[4]};
  }
`;

const StyledNote = styled.section`
  min-inline-size: 0;
  font-size: ${fontSize.small};

  h2 {
    margin-block-end: ${space[3]};
    font-size: ${fontSize.body};
    font-stretch: ${fontWidth.normal};
    font-weight: 650;
    line-height: 1.35;
    letter-spacing: 0;
  }
  h2:focus {
    outline: none;
  }
  ${stackedOnPaper(space[2])}
`;

/** Neighbouring notes as one quiet block: each has its subject as a label, and its header as a sentence. */
export function StudyNotes({ notes }: { notes: readonly WeightedSection[] }) {
  const { anchorOf } = useStudy();
  return (
    <StyledNotes>
      {notes.map(({ part, header, content }) => (
        <StyledNote key={header} aria-labelledby={anchorOf(header)}>
          <h2 id={anchorOf(header)} tabIndex={-1}>
            <PartLabel part={part} />
            {header}
          </h2>
          <ContentBlocks blocks={toList<ContentBlock>(content)} />
        </StyledNote>
      ))}
    </StyledNotes>
  );
}

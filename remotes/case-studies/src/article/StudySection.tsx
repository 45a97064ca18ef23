import type { ContentBlock } from '@portfolio/contract';
import { Dimension } from '@portfolio/design';
import { Comparison } from './Comparison';
import { ContentBlocks } from './ContentBlocks';
import { toList, type StudyComparison, type WeightedSection } from './study';
import { useStudy } from './StudyContext';
import { StyledArgument, StyledHead, StyledNested, StyledStep } from './StudySection.styles';

interface StudySectionProps {
  section: WeightedSection;
  /** Shown at the end of the section. */
  comparison?: StudyComparison | undefined;
}

/**
 * A section of the text; one that carries the argument is large and has a dimension line. The id is on its heading
 * and not on the section: the shell's scroll indicator lists `section[id]`, and this page has its own contents.
 */
export function StudySection({ section, comparison }: StudySectionProps) {
  const { anchorOf } = useStudy();
  const id = anchorOf(section.header);
  const isArgument = section.weight === 'argument';
  const StyledSection = isArgument ? StyledArgument : StyledStep;
  return (
    <StyledSection aria-labelledby={id}>
      <StyledHead>
        <h2 id={id} tabIndex={-1}>
          {section.header}
        </h2>
        {isArgument && <Dimension />}
      </StyledHead>
      <ContentBlocks blocks={toList<ContentBlock>(section.content)} />
      {section.subSection?.map((nested) => (
        <StyledNested key={nested.header}>
          <h3 id={anchorOf(nested.header)} tabIndex={-1}>
            {nested.header}
          </h3>
          <ContentBlocks blocks={toList<ContentBlock>(nested.content)} />
        </StyledNested>
      ))}
      {comparison && <Comparison comparison={comparison} />}
    </StyledSection>
  );
}

import type { ContentBlock, ContentSection } from '@portfolio/contract';
import { Dimension } from '@portfolio/design';
import { Comparison } from './Comparison';
import { ContentBlocks } from './ContentBlocks';
import { BriefSection } from './BriefSection';
import { toList, type StudyComparison } from './study';
import { useStudy } from './StudyContext';
import { StyledHead, StyledNested, StyledSection } from './StudySection.styles';

interface StudySectionProps {
  section: ContentSection;
  /** True shows only a picture and the key sentence. */
  isBrief: boolean;
  /** Shown at the end of the section. */
  comparison?: StudyComparison | undefined;
}

/**
 * A section of the text. The id is on its heading and not on the section: the shell's scroll indicator lists
 * `section[id]`, and this page has its own contents.
 */
export function StudySection({ section, isBrief, comparison }: StudySectionProps) {
  const { anchorOf } = useStudy();
  const id = anchorOf(section.header);
  if (isBrief) return <BriefSection section={section} comparison={comparison} />;
  return (
    <StyledSection aria-labelledby={id}>
      <StyledHead>
        <h2 id={id} tabIndex={-1}>
          {section.header}
        </h2>
        <Dimension />
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

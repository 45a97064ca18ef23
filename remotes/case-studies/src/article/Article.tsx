import type { PageProps } from '@portfolio/contract';
import { PageHeader, READING, useReading } from '@portfolio/design';
import type { ReactNode } from 'react';
import { StyledAside, StyledColumns, StyledText, StyledTools } from './Article.styles';
import { ContentBlocks } from './ContentBlocks';
import { BriefSection } from './BriefSection';
import { findOpeningImage, readingMinutes, selectOpening, selectSections } from './depth';
import { DepthPicker } from './DepthPicker';
import { groupNotes } from './groupNotes';
import { toHeadings } from './headings';
import { NumberedFigure } from './NumberedFigure';
import { ReadingProgress } from './ReadingProgress';
import { ShareButton } from './ShareButton';
import { StudyProvider } from './StudyContext';
import { StudyMeta } from './StudyMeta';
import { StudyNotes } from './StudyNotes';
import { StudySection } from './StudySection';
import { StudySummary } from './StudySummary';
import type { Study, StudyFigures, WeightedSection } from './study';
import { TableOfContents } from './TableOfContents';
import { useDepth } from './useDepth';

interface ArticleProps extends PageProps {
  study: Study;
  figures: StudyFigures;
  /** A working screen of the product, shown at the top with the first drawing below it. */
  live?: ReactNode;
}

/**
 * The page of a case study: its best picture beside the title, a summary, and as much text as the reader has time for.
 */
export function Article({ project, services, study, figures, live }: ArticleProps) {
  const articleRef = useReading<HTMLElement>();
  const [depth, setDepth] = useDepth();
  const opening = findOpeningImage(study);
  const sections = selectSections(study, depth);
  const comparisonOf = ({ header }: WeightedSection) =>
    header === study.comparison.section ? study.comparison : undefined;
  return (
    <StudyProvider id={project.id} study={study} figures={figures}>
      <article ref={articleRef}>
        <PageHeader
          kicker="Case study"
          title={study.content.header}
          lead={study.lead}
          tags={project.tags}
          meta={<StudyMeta published={project.blog?.published} minutes={readingMinutes(study)} />}
          picture={live ?? (opening && <NumberedFigure image={opening} isEager />)}
        />
        <StudySummary summary={study.summary} proofs={study.proofs} />
        <StyledTools>
          <DepthPicker study={study} depth={depth} onChange={setDepth} />
          <ShareButton title={project.title} showAlert={services.showAlert} />
        </StyledTools>
        <StyledColumns>
          <StyledAside>
            <ReadingProgress />
            <TableOfContents headings={toHeadings(project.id, sections)} />
          </StyledAside>
          <StyledText {...READING.text} data-brief={depth === '30s' || undefined}>
            {live !== undefined && opening && <NumberedFigure image={opening} />}
            <ContentBlocks blocks={selectOpening(study, depth)} />
            {depth === '30s'
              ? sections.map((section) => (
                  <BriefSection key={section.header} section={section} comparison={comparisonOf(section)} />
                ))
              : groupNotes(sections).map(([first, ...others]) =>
                  first.weight === 'note' ? (
                    <StudyNotes key={first.header} notes={[first, ...others]} />
                  ) : (
                    <StudySection key={first.header} section={first} comparison={comparisonOf(first)} />
                  ),
                )}
          </StyledText>
        </StyledColumns>
      </article>
    </StudyProvider>
  );
}

import type { PageProps } from '@portfolio/contract';
import { PageHeader, READING, useReading } from '@portfolio/design';
import type { ReactNode } from 'react';
import { StyledAside, StyledColumns, StyledText, StyledTools } from './Article.styles';
import { ContentBlocks } from './ContentBlocks';
import { findOpeningImage, readingMinutes, selectOpening, selectSection } from './depth';
import { DepthPicker } from './DepthPicker';
import { StudyProvider } from './StudyContext';
import { toHeadings } from './headings';
import { NumberedFigure } from './NumberedFigure';
import { ReadingProgress } from './ReadingProgress';
import { ShareButton } from './ShareButton';
import { StudyMeta } from './StudyMeta';
import { StudySection } from './StudySection';
import { StudySummary } from './StudySummary';
import type { Study, StudyFigures } from './study';
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
  const sections = study.content.sections.map((section) => selectSection(section, depth));
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
          <StyledText {...READING.text} $isBrief={depth === '30s'}>
            {live !== undefined && opening && <NumberedFigure image={opening} />}
            <ContentBlocks blocks={selectOpening(study, depth)} />
            {sections.map((section) => (
              <StudySection
                key={section.header}
                section={section}
                isBrief={depth === '30s'}
                comparison={section.header === study.comparison.section ? study.comparison : undefined}
              />
            ))}
          </StyledText>
        </StyledColumns>
      </article>
    </StudyProvider>
  );
}

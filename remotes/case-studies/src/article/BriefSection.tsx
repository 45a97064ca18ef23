import type { ContentBlock, ContentImage } from '@portfolio/contract';
import { FrameLabel, ThemedImage } from '@portfolio/design';
import { StyledBrief, StyledBriefPair, StyledBriefSentence } from './BriefSection.styles';
import { NumberedFigure } from './NumberedFigure';
import { PartLabel } from './PartLabel';
import { toList, type StudyComparison, type WeightedSection } from './study';
import { useStudy } from './StudyContext';

interface BriefSectionProps {
  section: WeightedSection;
  /** Shown as two pictures instead of the section's own. */
  comparison: StudyComparison | undefined;
}

/** A section at a glance: one picture, with the section's key sentence as its caption. A note is its header alone. */
export function BriefSection({ section, comparison }: BriefSectionProps) {
  const { anchorOf, find } = useStudy();
  const id = anchorOf(section.header);
  const { bold, img } = toList<ContentBlock>(section.content)[0] ?? {};
  const image = toList<ContentImage>(img)[0];
  const isNote = section.weight === 'note';
  const sentence = bold !== undefined && <StyledBriefSentence>{bold}</StyledBriefSentence>;
  return (
    <StyledBrief aria-labelledby={id} data-note={isNote || undefined}>
      <h2 id={id} tabIndex={-1}>
        {isNote && <PartLabel part={section.part} />}
        {section.header}
      </h2>
      {comparison !== undefined ? (
        <figure>
          <StyledBriefPair>
            {(['before', 'after'] as const).map((side) => (
              <div key={side}>
                <FrameLabel>{side === 'before' ? 'Before' : 'After'}</FrameLabel>
                <ThemedImage {...find(comparison[side].src)} alt={comparison[side].alt} />
              </div>
            ))}
          </StyledBriefPair>
          <figcaption>{sentence}</figcaption>
        </figure>
      ) : (
        <>
          {image && <NumberedFigure image={{ src: image.src, alt: image.alt }} />}
          {sentence}
        </>
      )}
    </StyledBrief>
  );
}

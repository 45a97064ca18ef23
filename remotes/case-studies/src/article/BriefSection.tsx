import type { ContentBlock, ContentImage } from '@portfolio/contract';
import { Figure } from '@portfolio/design';
import type { CSSProperties } from 'react';
import { StyledBrief, StyledBriefPair, StyledBriefPicture, StyledBriefSentence } from './BriefSection.styles';
import { PartLabel } from './PartLabel';
import { toList, type StudyComparison, type WeightedSection } from './study';
import { useStudy } from './StudyContext';

interface BriefSectionProps {
  section: WeightedSection;
  /** Shown as two pictures instead of the section's own. */
  comparison: StudyComparison | undefined;
}

interface BriefFigureProps {
  image: ContentImage;
  label: string;
}

/** A drawing in a box, whole and on its own ground. Never its version for narrow screens, which can be three times as tall. */
function BriefFigure({ image: { src, alt }, label }: BriefFigureProps) {
  const { find, figureIdOf, zoom } = useStudy();
  const {
    ground,
    groundDark,
    narrow: _narrow,
    legiblePx: _legiblePx,
    minWidthPx: _minWidthPx,
    ...drawing
  } = find(src);
  return (
    <StyledBriefPicture style={{ '--ground': ground, '--ground-dark': groundDark } as CSSProperties}>
      <Figure {...drawing} id={figureIdOf(src)} alt={alt} label={label} onZoom={() => zoom(src)} />
    </StyledBriefPicture>
  );
}

/** A section at a glance: one picture, with the section's key sentence as its caption. A note is its header alone. */
export function BriefSection({ section, comparison }: BriefSectionProps) {
  const { anchorOf, numberOf } = useStudy();
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
            <BriefFigure image={comparison.before} label="Before" />
            <BriefFigure image={comparison.after} label="After" />
          </StyledBriefPair>
          <figcaption>{sentence}</figcaption>
        </figure>
      ) : (
        <div>
          {image && <BriefFigure image={image} label={`Figure ${numberOf(image.src)}`} />}
          {sentence}
        </div>
      )}
    </StyledBrief>
  );
}

import type { ContentImage } from '@portfolio/contract';
import { Figure } from '@portfolio/design';
import { Caption } from './Caption';
import { useStudy } from './StudyContext';

/** A drawing of the study by its name, numbered and ready to be enlarged. */
export function NumberedFigure({ image: { src, alt, caption } }: { image: ContentImage }) {
  const { find, figureIdOf, numberOf, zoom } = useStudy();
  return (
    <Figure
      {...find(src)}
      id={figureIdOf(src)}
      alt={alt}
      caption={caption && <Caption text={caption} />}
      label={`Figure ${numberOf(src)}`}
      onZoom={() => zoom(src)}
    />
  );
}

import type { ContentImage } from '@portfolio/contract';
import { Figure } from '@portfolio/design';
import { Caption } from './Caption';
import { useStudy } from './StudyContext';

/** A drawing of the study by its name, numbered and ready to be enlarged. */
export function NumberedFigure({ image }: { image: ContentImage }) {
  const { find, zoom, numberOf } = useStudy();
  return (
    <Figure
      {...find(image.src)}
      alt={image.alt}
      caption={image.caption && <Caption text={image.caption} />}
      label={`Figure ${numberOf(image.src)}`}
      onZoom={() => zoom(image)}
    />
  );
}

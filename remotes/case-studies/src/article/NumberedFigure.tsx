import type { ContentImage } from '@portfolio/contract';
import { Figure } from '@portfolio/design';
import { Caption } from './Caption';
import { useStudy } from './StudyContext';

interface NumberedFigureProps {
  image: ContentImage;
  /** True on the first screen. */
  isEager?: boolean;
}

/** A drawing of the study by its name, numbered and ready to be enlarged. */
export function NumberedFigure({ image, isEager = false }: NumberedFigureProps) {
  const { src, alt, caption } = image;
  const { find, figureIdOf, numberOf, zoom } = useStudy();
  return (
    <Figure
      {...find(src)}
      id={figureIdOf(src)}
      alt={alt}
      isEager={isEager}
      caption={caption && <Caption text={caption} />}
      label={`Figure ${numberOf(src)}`}
      onZoom={() => zoom(src)}
    />
  );
}

import type { ContentImage } from '@portfolio/contract';
import { Figure } from '@portfolio/design';
import { Caption } from './Caption';
import { useStudy } from './StudyContext';

interface NumberedFigureProps {
  image: ContentImage;
  /** True for a figure on the first screen. */
  isEager?: boolean;
}

/** One of the study's drawings, by name, numbered and with a button that enlarges it. */
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

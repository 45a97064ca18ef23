import { PROJECT_TYPES, PROJECT_TYPE_NAMES } from '@portfolio/contract';
import { ThemedImage, type ThemedImageSource } from '@portfolio/design';
import type { CSSProperties } from 'react';
import type { PageData } from '../../site-map/pageData';
import {
  StyledChain,
  StyledCount,
  StyledLine,
  StyledLink,
  StyledName,
  StyledPicture,
  StyledSegment,
  StyledWall,
} from './ProjectChain.styles';

interface ProjectChainProps {
  counts: NonNullable<PageData['counts']>;
  samples: NonNullable<PageData['samples']>;
}

/**
 * All projects as one chain of dimensions: the segment of each type is as long as its number of projects, shows samples
 * and links to their list.
 */
export function ProjectChain({ counts, samples }: ProjectChainProps) {
  const types = PROJECT_TYPE_NAMES.filter((name) => (counts[name] ?? 0) > 0);
  if (types.length === 0) return null;
  // On the list, so that no segment moves while a document arrives in parts.
  const columns = {
    '--chain-length': types.length,
    '--chain-columns': types.map((name) => `minmax(5.75rem, ${counts[name]}fr)`).join(' '),
  } as CSSProperties;
  return (
    <StyledChain role="list" aria-label="Projects by type" style={columns}>
      {types.map((name) => {
        const count = counts[name] ?? 0;
        const { segment, title } = PROJECT_TYPES[name];
        const images = samples[name] ?? [];
        return (
          <StyledSegment key={name}>
            <StyledLink href={`/work/${segment}`}>
              {images.length > 1 ? (
                <StyledWall>{images.map(toPicture)}</StyledWall>
              ) : (
                <StyledPicture data-from-left={name === 'UX' || name === 'UI' || undefined}>
                  {images.map((image) => toPicture({ ...image, isEager: true }))}
                </StyledPicture>
              )}
              <StyledLine aria-hidden="true" />
              <StyledCount>{count}</StyledCount> <StyledName>{title}</StyledName>
            </StyledLink>
          </StyledSegment>
        );
      })}
    </StyledChain>
  );
}

/** Without alternative text: the link next to it describes the picture. */
function toPicture(image: ThemedImageSource) {
  return <ThemedImage key={image.src} {...image} alt="" />;
}

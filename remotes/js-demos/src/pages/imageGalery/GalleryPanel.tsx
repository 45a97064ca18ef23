import { Button } from '@portfolio/design';
import { useId } from 'react';
import {
  StyledAfter,
  StyledBefore,
  StyledName,
  StyledPanel,
  StyledPicture,
  StyledToggle,
  StyledWords,
} from './GalleryPanel.styles';
import { PICTURE_SIZE, type Picture } from './pictures';

export interface GalleryPanelProps {
  picture: Picture;
  isOpen: boolean;
  onToggle: () => void;
  onEnlarge: () => void;
}

/** One picture: a disclosure button that covers the whole panel, and the text it discloses. */
export function GalleryPanel({ picture, isOpen, onToggle, onEnlarge }: GalleryPanelProps) {
  const contentId = useId();
  const { name, before, after, note, src, alt, focus } = picture;
  return (
    <StyledPanel data-open={isOpen || undefined}>
      <StyledPicture
        src={src}
        alt={alt}
        width={PICTURE_SIZE.width}
        height={PICTURE_SIZE.height}
        style={{ objectPosition: focus }}
      />
      <StyledName>
        <StyledToggle type="button" aria-expanded={isOpen} aria-controls={contentId} onClick={onToggle}>
          <span>{name}</span>
        </StyledToggle>
      </StyledName>
      {/* Inert rather than hidden while closed, so that the words can slide in and out. */}
      <StyledWords id={contentId} data-open={isOpen || undefined} inert={!isOpen} aria-hidden={!isOpen}>
        <StyledBefore>{before}</StyledBefore>
        <StyledAfter>
          {after}
          <small>{note}</small>
          <Button category="small" aria-label={`Enlarge ${name}`} onClick={onEnlarge}>
            Enlarge
          </Button>
        </StyledAfter>
      </StyledWords>
    </StyledPanel>
  );
}

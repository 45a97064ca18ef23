import { Button, TextField, TrashIcon } from '@portfolio/design';
import { StyledStack, StyledToolbar } from '@portfolio/kit/demo';
import { useMemo } from 'react';
import { StyledPhoto, StyledPicture } from './PhotoList.styles';
import { MAX_ALT_CHARACTERS, MAX_NAME_CHARACTERS, type Photo } from './photos';

export interface PhotoCardProps {
  photo: Photo;
  onChange: (change: Partial<Pick<Photo, 'name' | 'altText'>>) => void;
  onDownload: () => void;
  onDelete: () => void;
}

/** Shows a blob while the image is in the document; hidden pages hold no object URL. */
function showBlob(content: Blob) {
  return (image: HTMLImageElement) => {
    const url = URL.createObjectURL(content);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}

/** One photo with its description, its name and its exports. */
export function PhotoCard({ photo, onChange, onDownload, onDelete }: PhotoCardProps) {
  const { id, name, altText, content, widthPx, heightPx } = photo;
  // Another function would load the photo again.
  const showPhoto = useMemo(() => showBlob(content), [content]);
  return (
    <StyledPhoto>
      <StyledPicture ref={showPhoto} alt={altText} width={widthPx} height={heightPx} />
      <StyledStack data-gap="3">
        <TextField
          label="Name"
          value={name}
          maxLength={MAX_NAME_CHARACTERS}
          onChange={(next) => onChange({ name: next })}
        />
        <TextField
          label="Description for people who cannot see it"
          value={altText}
          maxLength={MAX_ALT_CHARACTERS}
          onChange={(next) => onChange({ altText: next })}
        />
        <StyledToolbar>
          <Button category="border-sm" aria-label={`Download ${name}`} onClick={onDownload}>
            Download
          </Button>
          <Button
            category="icon-sm"
            icon={<TrashIcon />}
            data-delete={id}
            onClick={onDelete}
          >{`Delete ${name}`}</Button>
        </StyledToolbar>
      </StyledStack>
    </StyledPhoto>
  );
}

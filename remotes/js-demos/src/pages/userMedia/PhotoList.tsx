import { Button, UndoIcon } from '@portfolio/design';
import { downloadFile } from '@portfolio/kit';
import { StyledHint, StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { useRef, type Dispatch, type SetStateAction } from 'react';
import { toFileName } from '../../portable/toFileName';
import { PhotoCard } from './PhotoCard';
import { StyledPhotos } from './PhotoList.styles';
import {
  changePhoto,
  findNeighbour,
  isFull,
  removePhoto,
  restorePhoto,
  type Photo,
  type PhotoStrip,
} from './photos';

export interface PhotoListProps {
  strip: PhotoStrip;
  onChange: Dispatch<SetStateAction<PhotoStrip>>;
}

const extensionOf = ({ content }: Photo) => (content.type === 'image/png' ? 'png' : 'jpg');

/** The photos of this visit, newest first. */
export function PhotoList({ strip, onChange }: PhotoListProps) {
  const announce = useAnnounce();
  const listRef = useRef<HTMLDivElement>(null);
  const { photos, removed } = strip;

  function focusOn(selector: string) {
    listRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function handleDelete(photo: Photo) {
    const neighbour = findNeighbour(strip, photo.id);
    // The focus moves first: removing a focused button would send the focus to the top of the page.
    focusOn(neighbour === null ? '[data-undo]' : `[data-delete="${neighbour}"]`);
    onChange((current) => removePhoto(current, photo.id));
    announce(`“${photo.name}” is deleted. Undo brings it back.`);
  }

  function handleUndo() {
    if (removed === null) return;
    if (isFull(strip)) {
      announce('There is no room for it. Delete a photo first.', 'problem');
      return;
    }
    onChange(restorePhoto);
    announce(`“${removed.photo.name}” is back.`);
  }

  function handleDownload(photo: Photo) {
    const fileName = `${toFileName(photo.name, 'photo')}.${extensionOf(photo)}`;
    downloadFile(fileName, photo.content);
    announce(`Saved as ${fileName}.`);
  }

  return (
    <StyledStack ref={listRef} data-gap="5">
      <StyledToolbar>
        <StyledHint>
          {photos.length === 0
            ? 'No photos yet. They will appear here, newest first.'
            : `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'} in this tab.`}
        </StyledHint>
        <Button
          category="border-sm"
          icon={<UndoIcon />}
          data-undo
          aria-disabled={removed === null}
          onClick={handleUndo}
        >
          Undo the last deletion
        </Button>
      </StyledToolbar>
      {photos.length > 0 && (
        <StyledPhotos role="list">
          {photos.map((photo) => (
            <PhotoCard
              key={photo.id}
              photo={photo}
              onChange={(change) => onChange((current) => changePhoto(current, photo.id, change))}
              onDownload={() => handleDownload(photo)}
              onDelete={() => handleDelete(photo)}
            />
          ))}
        </StyledPhotos>
      )}
    </StyledStack>
  );
}

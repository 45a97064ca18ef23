import { ArrowLeftIcon, ArrowRightIcon, Button, Dialog } from '@portfolio/design';
import type { KeyboardEvent } from 'react';
import { StyledCaption, StyledLarge, StyledMoves } from './Lightbox.styles';
import { PICTURES, PICTURE_SIZE } from './pictures';

export interface LightboxProps {
  /** The picture shown, or null while it is closed. */
  pictureId: string | null;
  onShow: (pictureId: string | null) => void;
}

/** One picture as large as the window allows, with buttons for its neighbours. */
export function Lightbox({ pictureId, onShow }: LightboxProps) {
  const index = PICTURES.findIndex(({ id }) => id === pictureId);
  const picture = PICTURES[index];

  function step(by: 1 | -1) {
    const next = PICTURES.at((index + by) % PICTURES.length);
    if (picture !== undefined && next !== undefined) onShow(next.id);
  }

  function handleKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    // The browser's own: Alt and an arrow go back or forward.
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
  }

  return (
    // Around the dialog, so that the arrow keys work wherever the focus is inside it.
    <div onKeyDown={handleKeyDown}>
      <Dialog
        isOpen={picture !== undefined}
        onClose={() => onShow(null)}
        title={picture?.name ?? ''}
        width="large"
      >
        {picture !== undefined && (
          <>
            <StyledLarge
              src={picture.src}
              alt={picture.alt}
              width={PICTURE_SIZE.width}
              height={PICTURE_SIZE.height}
            />
            <StyledMoves>
              <Button category="border-sm" icon={<ArrowLeftIcon />} onClick={() => step(-1)}>
                Previous picture
              </Button>
              <StyledCaption aria-live="polite">
                {index + 1} of {PICTURES.length}: {picture.note}
              </StyledCaption>
              <Button category="border-sm" icon={<ArrowRightIcon />} onClick={() => step(1)}>
                Next picture
              </Button>
            </StyledMoves>
          </>
        )}
      </Dialog>
    </div>
  );
}

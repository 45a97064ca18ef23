import { RadioGroup, useHashChoice } from '@portfolio/design';
import { StyledHint, useAnnounce } from '@portfolio/kit/demo';
import { useRef, type KeyboardEvent } from 'react';
import { GalleryPanel } from './GalleryPanel';
import { StyledGallery, StyledPanelList, StyledSettings } from './Gallery.styles';
import { Lightbox } from './Lightbox';
import { findPanelMove } from './panels';
import { PICTURES, PICTURE_IDS } from './pictures';
import { useOpenPanels } from './useOpenPanels';

/** Five pictures side by side; an open one takes the space of several. */
export function Gallery() {
  const announce = useAnnounce();
  const { open, mode, toggle, closeAll, changeMode } = useOpenPanels(PICTURE_IDS);
  const [enlargedId, enlarge] = useHashChoice(PICTURE_IDS);
  const listRef = useRef<HTMLUListElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    if (event.key === 'Escape' && open.length > 0) {
      // A closed panel is inert: a button in it would lose the focus to the top of the page.
      target.closest('li')?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
      closeAll();
      announce('All panels are closed.');
      return;
    }
    // Alt or Cmd with an arrow goes back or forward in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>('button[aria-expanded]') ?? [])];
    const index = buttons.indexOf(target);
    const next = index === -1 ? null : findPanelMove(event.key, index, buttons.length);
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <>
      <StyledGallery>
        <StyledPanelList ref={listRef} role="list" aria-label="Pictures" onKeyDown={handleKeyDown}>
          {PICTURES.map((picture) => (
            <GalleryPanel
              key={picture.id}
              picture={picture}
              isOpen={open.includes(picture.id)}
              onToggle={() => toggle(picture.id)}
              onEnlarge={() => enlarge(picture.id)}
            />
          ))}
        </StyledPanelList>
      </StyledGallery>
      <StyledSettings>
        <RadioGroup
          label="Open at a time"
          look="segments"
          value={mode}
          options={[
            { value: 'one', label: 'One' },
            { value: 'many', label: 'Many' },
          ]}
          onChange={changeMode}
        />
        <StyledHint>
          {open.length} of {PICTURES.length} open. The page’s address says which; copy it to open the same
          ones again.
        </StyledHint>
      </StyledSettings>
      <Lightbox pictureId={enlargedId} onShow={enlarge} />
    </>
  );
}

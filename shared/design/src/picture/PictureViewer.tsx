import { type CSSProperties, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/Dialog';
import { ArrowLeftIcon, ArrowRightIcon } from '../icons/arrowIcons';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { StyledCaption, StyledPosition, StyledScroller } from './PictureViewer.styles';
import { ThemedImage, type ThemedImageSource } from './ThemedImage';

/** A picture that can be enlarged. */
export interface ViewerPicture extends Omit<ThemedImageSource, 'isEager'> {
  /** Also the id of the element around the picture on the page: its button gets the focus when the viewer closes. */
  id: string;
  title: string;
  /** What is announced after "2 of 8" (default: the title), for titles that begin with a number themselves. */
  name?: string;
  caption?: ReactNode;
  /** The width at which its smallest type can still be read (default: its own width). */
  legiblePx?: number;
  /** Shown instead of the picture alone. */
  content?: ReactNode;
}

/** The pictures of a {@link PictureViewer}, and the callback for choosing another. */
export interface PictureViewerProps {
  pictures: readonly ViewerPicture[];
  /** Null while it is closed; `useHashChoice` keeps it in the URL. */
  shownId: string | null;
  onShow: (id: string | null) => void;
}

/** One of several pictures at full size in a dialog; buttons and arrow keys go to the next and the previous one. */
export function PictureViewer({ pictures, shownId, onShow }: PictureViewerProps) {
  const index = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[index];
  const hasOthers = pictures.length > 1;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const lastId = useRef<string | null>(null);

  function showBy(step: 1 | -1) {
    const next = pictures.at((index + step) % pictures.length);
    if (next !== undefined) onShow(next.id);
  }

  useEffect(() => {
    if (picture !== undefined) {
      lastId.current = picture.id;
      return;
    }
    // The browser restores the focus to the picture that was opened; the visitor may have moved on to another since.
    if (lastId.current !== null) document.getElementById(lastId.current)?.querySelector('button')?.focus();
    lastId.current = null;
  }, [picture]);

  // The scroller itself stays from one picture to the next, because it may have the focus.
  useLayoutEffect(() => {
    if (scrollerRef.current !== null) Object.assign(scrollerRef.current, { scrollTop: 0, scrollLeft: 0 });
  }, [picture?.id]);

  // A layout effect, so that the arrow keys work as soon as the picture can be seen.
  useLayoutEffect(() => {
    if (picture === undefined || !hasOthers) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (step === undefined || hasModifier || isScrolledBy(event.target, scrollerRef.current)) return;
      showBy(step);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });

  return (
    <Dialog
      isOpen={picture !== undefined}
      onClose={() => onShow(null)}
      title={picture?.title ?? ''}
      width="large"
      hasScroller={picture !== undefined && picture.content === undefined}
      footer={
        hasOthers ? (
          <>
            <StyledPosition role="status">
              {index + 1} of {pictures.length}
              <VisuallyHidden>: {picture?.name ?? picture?.title}</VisuallyHidden>
            </StyledPosition>
            <Button category="border" icon={<ArrowLeftIcon />} onClick={() => showBy(-1)}>
              Previous
            </Button>
            <Button category="border" icon={<ArrowRightIcon />} onClick={() => showBy(1)}>
              Next
            </Button>
          </>
        ) : undefined
      }
    >
      {picture && (
        <>
          {picture.content ?? (
            <StyledScroller
              ref={scrollerRef}
              style={toSize(picture)}
              tabIndex={0}
              role="group"
              aria-label={`${picture.title}, scrollable`}
            >
              <ThemedImage key={picture.id} {...toSource(picture)} />
            </StyledScroller>
          )}
          {picture.caption !== undefined && <StyledCaption>{picture.caption}</StyledCaption>}
        </>
      )}
    </Dialog>
  );
}

function toSize({ widthPx, heightPx, legiblePx = widthPx }: ViewerPicture): CSSProperties {
  return {
    '--picture-width': `${widthPx}px`,
    '--picture-least': `${Math.min(legiblePx, widthPx)}px`,
    '--picture-ratio': widthPx / heightPx,
  } as CSSProperties;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Says whether an arrow key scrolls a picture that is wider than its container. */
function isScrolledBy(target: EventTarget | null, scroller: HTMLElement | null): boolean {
  return target === scroller && scroller !== null && scroller.scrollWidth > scroller.clientWidth;
}

function toSource({ src, srcDark, alt, widthPx, heightPx }: ViewerPicture): ThemedImageSource {
  return { src, srcDark, alt, widthPx, heightPx };
}

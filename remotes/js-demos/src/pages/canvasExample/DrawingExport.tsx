import { Button } from '@portfolio/design';
import { downloadFile, useStore } from '@portfolio/kit';
import { StyledHint, StyledStack, useAnnounce } from '@portfolio/kit/demo';
import { PortablePanel } from '../../portable/PortablePanel';
import { DRAWING } from './drawingFile';
import type { SaveState, Sketch } from './sketch';
import { toPng } from './toPng';
import { toSvg } from './toSvg';

const SAVE_TEXT: Readonly<Record<SaveState, string>> = {
  untouched: 'What you draw is saved in this browser.',
  saved: 'The drawing is saved in this browser.',
  unsaved: 'Saving …',
  refused: 'This browser cannot save the drawing. Export a file before you leave.',
};

/** Exports the drawing as a picture, a file or a link. */
export function DrawingExport({ sketch }: { sketch: Sketch }) {
  const announce = useAnnounce();
  const drawing = useStore(sketch, (state) => state.drawing.present);
  const save = useStore(sketch, (state) => state.save);
  const isEmpty = drawing.strokes.length === 0;

  async function handlePng() {
    const png = await toPng(drawing);
    if (png === null) {
      announce('This browser cannot make a PNG. Export an SVG instead.', 'problem');
      return;
    }
    downloadFile('drawing.png', png);
    announce('Exported drawing.png.');
  }

  function handleSvg() {
    downloadFile('drawing.svg', new Blob([toSvg(drawing)], { type: 'image/svg+xml' }));
    announce('Exported drawing.svg.');
  }

  return (
    <StyledStack data-gap="3">
      <PortablePanel kind={DRAWING} value={drawing} fileName="drawing" onImport={sketch.replace}>
        <Button category="border-sm" aria-disabled={isEmpty} onClick={() => void handlePng()}>
          Export PNG
        </Button>
        <Button category="border-sm" aria-disabled={isEmpty} onClick={handleSvg}>
          Export SVG
        </Button>
      </PortablePanel>
      <StyledHint>{SAVE_TEXT[save]}</StyledHint>
    </StyledStack>
  );
}

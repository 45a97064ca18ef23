import { Button } from '@portfolio/design';
import { downloadFile } from '@portfolio/kit';
import { useAnnounce } from '@portfolio/kit/demo';
import { PortablePanel } from '../../portable/PortablePanel';
import { CAPTIONS } from './captionFile';
import { toVtt } from './cue';
import type { Captions } from './useCaptions';

/** Exports the captions as a file that can be imported, as a link, and as WebVTT for any player. */
export function CaptionExport({ captions }: { captions: Captions }) {
  const announce = useAnnounce();
  const { cues, open } = captions;

  function handleVtt() {
    downloadFile('captions.vtt', new Blob([toVtt(cues)], { type: 'text/vtt;charset=utf-8' }));
    announce('Exported captions.vtt.');
  }

  return (
    <PortablePanel kind={CAPTIONS} value={cues} fileName="clip" onImport={open}>
      <Button category="border-sm" aria-disabled={cues.length === 0} onClick={handleVtt}>
        Export WebVTT
      </Button>
    </PortablePanel>
  );
}

import { Button } from '@portfolio/design';
import { downloadFile, useStore } from '@portfolio/kit';
import { useAnnounce } from '@portfolio/kit/demo';
import { PortablePanel } from '../../portable/PortablePanel';
import { toFileName } from '../../portable/toFileName';
import { DRUM_LOOP } from './drumLoopFile';
import type { DrumMachine } from './drumMachine';
import { SAMPLE_RATE_HZ, encodeWav, renderLoop } from './loopAudio';

/** Exports the loop as a file, as a link, and as sound. */
export function LoopExport({ machine }: { machine: DrumMachine }) {
  const announce = useAnnounce();
  const loop = useStore(machine, (state) => state.loop.present);
  const fileName = toFileName(loop.name, 'drum-loop');

  async function handleSound() {
    if (typeof OfflineAudioContext === 'undefined') {
      announce(
        'This browser has no Web Audio to render the loop with. Export the loop as a file.',
        'problem',
      );
      return;
    }
    let wav: ArrayBuffer;
    try {
      wav = encodeWav(await renderLoop(loop), SAMPLE_RATE_HZ);
    } catch {
      announce(
        'The sound could not be made, perhaps for lack of memory. Try again, or export the loop as a file.',
        'problem',
      );
      return;
    }
    downloadFile(`${fileName}.wav`, new Blob([wav], { type: 'audio/wav' }));
    announce(`Exported ${fileName}.wav: one pass that loops without a gap.`);
  }

  return (
    <PortablePanel
      kind={DRUM_LOOP}
      value={loop}
      fileName={fileName}
      onImport={(pattern) => machine.edit(() => pattern)}
    >
      <Button category="border-sm" aria-disabled={loop.hits.length === 0} onClick={() => void handleSound()}>
        Export sound (WAV)
      </Button>
    </PortablePanel>
  );
}

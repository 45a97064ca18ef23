import { Button } from '@portfolio/design';
import { downloadFile, useStore } from '@portfolio/kit';
import { useAnnounce } from '@portfolio/kit/demo';
import { PortablePanel } from '../../portable/PortablePanel';
import { toFileName } from '../../portable/toFileName';
import { TRANSCRIPT } from './transcriptFile';
import type { Writer } from './writer';

/** Exports the text as a file that can be imported, as a link, and as plain text. */
export function TranscriptExport({ writer }: { writer: Writer }) {
  const announce = useAnnounce();
  const transcript = useStore(writer, (value) => value.history.present);
  const fileName = toFileName(transcript.title, 'dictation');

  function handleText() {
    downloadFile(`${fileName}.txt`, new Blob([transcript.text], { type: 'text/plain;charset=utf-8' }));
    announce(`Exported ${fileName}.txt.`);
  }

  return (
    <PortablePanel kind={TRANSCRIPT} value={transcript} fileName={fileName} onImport={writer.open}>
      <Button category="border-sm" aria-disabled={transcript.text === ''} onClick={handleText}>
        Export plain text
      </Button>
    </PortablePanel>
  );
}

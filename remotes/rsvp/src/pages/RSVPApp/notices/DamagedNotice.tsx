import { Alert, Button, DownloadIcon } from '@portfolio/design';
import { downloadFile } from '@portfolio/kit';
import { StyledActions } from '../guest-form/GuestFieldset.styles';
import { toFileName } from '../files/toFileName';
import type { DamagedRecord } from '../storage/storedGuest';

interface DamagedNoticeProps {
  damaged: readonly DamagedRecord[];
  onDelete: () => void;
}

/** Invalid entries of the stored list: kept until the host has looked at them. */
export function DamagedNotice({ damaged, onDelete }: DamagedNoticeProps) {
  if (damaged.length === 0) return null;
  const entries = damaged.length === 1 ? 'One stored entry' : `${damaged.length} stored entries`;

  function handleDownload() {
    const json = new Blob([JSON.stringify(damaged, null, 2)], { type: 'application/json' });
    downloadFile(toFileName('json', new Date()), json);
  }

  return (
    <Alert
      type="warning"
      message={`${entries} could not be read.`}
      description={
        <>
          <p>All other guests are complete. The unreadable entries are kept until you delete them.</p>
          <StyledActions>
            <Button category="border" icon={<DownloadIcon />} onClick={handleDownload}>
              Download as text
            </Button>
            <Button category="border" onClick={onDelete}>
              Delete for good
            </Button>
          </StyledActions>
        </>
      }
    />
  );
}

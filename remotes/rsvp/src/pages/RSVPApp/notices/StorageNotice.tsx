import { Alert, Button, Dialog, DownloadIcon } from '@portfolio/design';
import { useState } from 'react';
import type { SaveState } from '../model/guestListState';
import { StyledActions } from '../guest-form/GuestFieldset.styles';
import { STORAGE_TEXTS } from './storageTexts';

interface StorageNoticeProps {
  save: SaveState;
  onRetry: () => void;
  onDownload: () => void;
  onRecreateStorage: () => void;
}

function toUnsavedText(count: number) {
  if (count === 0) return '';
  return count === 1 ? ' One change is not stored yet.' : ` ${count} changes are not stored yet.`;
}

/** Says why the list is not stored, and what to do. The region exists before its text, so that it is announced. */
export function StorageNotice({ save, onRetry, onDownload, onRecreateStorage }: StorageNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const failure = save.status === 'failed' ? save : null;
  const text = failure && STORAGE_TEXTS[failure.error.failure];
  return (
    <>
      <div role="alert">
        {failure && text && (
          <Alert
            type="danger"
            message={text.message}
            description={
              <>
                <p>
                  {text.description}
                  {toUnsavedText(failure.unsavedCount)}
                </p>
                <StyledActions>
                  {text.remedies.includes('retry') && <Button onClick={onRetry}>Try again</Button>}
                  {text.remedies.includes('reload') && (
                    <Button onClick={() => window.location.reload()}>Reload the page</Button>
                  )}
                  <Button category="border" icon={<DownloadIcon />} onClick={onDownload}>
                    Download the list
                  </Button>
                  {text.remedies.includes('start-over') && (
                    <Button category="text" onClick={() => setIsAsking(true)}>
                      Start a new list
                    </Button>
                  )}
                </StyledActions>
              </>
            }
          />
        )}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Start a new stored list?"
        width="small"
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep the old one</Button>
            <Button
              category="border"
              onClick={() => {
                setIsAsking(false);
                onRecreateStorage();
              }}
            >
              Delete it and start again
            </Button>
          </>
        }
      >
        <p>
          The list on this device is deleted, and the guests you see in this tab are stored in its place. This
          cannot be undone.
        </p>
      </Dialog>
    </>
  );
}

import { Button, DownloadIcon, Icon, UploadIcon } from '@portfolio/design';
import type { ChangeEvent } from 'react';
import { memo, useRef } from 'react';
import { StyledActions } from '../guest-form/GuestFieldset.styles';

interface FileBarProps {
  hasGuests: boolean;
  onFile: (file: File) => void;
  onExport: () => void;
}

const PRINTER = 'M7 8.5V4h10v4.5M7 16.5H4v-8h16v8h-3M7 13.5h10V20H7Z';

/** Imports and exports the list: CSV from and for spreadsheets, and printing. */
export const FileBar = memo(function FileBar({ hasGuests, onFile, onExport }: FileBarProps) {
  const inputRef = useRef<HTMLInputElement>(null);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) onFile(file);
    // Lets the same file be chosen again.
    event.target.value = '';
  }

  return (
    <StyledActions role="group" aria-label="Import and export the guest list">
      <input
        ref={inputRef}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        aria-label="CSV file to import"
        onChange={handleChange}
      />
      <Button category="border-sm" icon={<UploadIcon />} onClick={() => inputRef.current?.click()}>
        Import CSV
      </Button>
      <Button category="border-sm" icon={<DownloadIcon />} onClick={onExport} aria-disabled={!hasGuests}>
        Export CSV
      </Button>
      <Button
        category="border-sm"
        icon={<Icon path={PRINTER} />}
        onClick={() => window.print()}
        aria-disabled={!hasGuests}
      >
        Print
      </Button>
    </StyledActions>
  );
});

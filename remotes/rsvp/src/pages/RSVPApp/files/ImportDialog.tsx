import { Button, Dialog, RadioGroup } from '@portfolio/design';
import { useState } from 'react';
import type { ReadList } from '../csv/parseCsv';
import type { ImportMode, ImportPlan } from '../csv/planImport';
import { STATUS_LABELS } from '../guest-list/guest';
import { StyledBadLines, StyledGuests, StyledSummary, StyledTitle } from './ImportDialog.styles';

interface ImportDialogProps {
  fileName: string;
  list: ReadList;
  plan: (list: ReadList, mode: ImportMode) => ImportPlan;
  onImport: (plan: ImportPlan) => void;
  onClose: () => void;
}

const MODES = [
  { value: 'skip', label: 'Leave them as they are' },
  { value: 'update', label: 'Use what the file says' },
] as const;

/** Enough to notice that a title, or the wrong column, was taken for guests. */
const GUESTS_SHOWN = 5;
const BAD_LINES_SHOWN = 200;

function count(number: number, one: string, many: string) {
  return `${number} ${number === 1 ? one : many}`;
}

/** Shows the effects of an import before it is carried out, with every faulty line. */
export function ImportDialog({ fileName, list, plan, onImport, onClose }: ImportDialogProps) {
  const [mode, setMode] = useState<ImportMode>('skip');
  const planned = plan(list, mode);
  const { added, updated, unchanged, badLines } = planned;
  const total = added + updated;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import a guest list"
      closeLabel="Close without importing"
      footer={
        <>
          <Button category="border" onClick={onClose}>
            {total > 0 ? 'Cancel' : 'Close'}
          </Button>
          {total > 0 && (
            <Button onClick={() => onImport(planned)}>{`Import ${count(total, 'guest', 'guests')}`}</Button>
          )}
        </>
      }
    >
      <p>
        <code>{fileName}</code>
      </p>
      <StyledSummary aria-live="polite">
        <li>{count(added, 'new guest', 'new guests')}</li>
        <li>{count(updated, 'guest to update', 'guests to update')}</li>
        <li>{count(unchanged, 'guest stays unchanged', 'guests stay unchanged')}</li>
        <li>{count(badLines.length, 'line cannot be read', 'lines cannot be read')}</li>
      </StyledSummary>
      {list.guests.length > 0 && (
        <>
          <StyledTitle id="import-guests">Guests in the file</StyledTitle>
          <StyledGuests aria-labelledby="import-guests" role="list">
            {list.guests.slice(0, GUESTS_SHOWN).map(({ line, fields }) => (
              <li key={line}>
                <b>{fields.name}</b> {STATUS_LABELS[fields.status]}
                {fields.partySize > 1 && `, ${fields.partySize} people`}
              </li>
            ))}
            {list.guests.length > GUESTS_SHOWN && <li>… and {list.guests.length - GUESTS_SHOWN} more.</li>}
          </StyledGuests>
        </>
      )}
      {list.guests.length > added && (
        <RadioGroup
          label="Guests who are already on the list"
          options={MODES}
          value={mode}
          onChange={setMode}
        />
      )}
      {badLines.length > 0 && (
        <>
          <StyledTitle id="import-bad-lines">Left out</StyledTitle>
          <StyledBadLines aria-labelledby="import-bad-lines" role="list" tabIndex={0}>
            {badLines.slice(0, BAD_LINES_SHOWN).map(({ line, reason }) => (
              <li key={line}>
                <b>Line {line}</b> {reason}
              </li>
            ))}
            {badLines.length > BAD_LINES_SHOWN && <li>… and {badLines.length - BAD_LINES_SHOWN} more.</li>}
          </StyledBadLines>
        </>
      )}
    </Dialog>
  );
}

import type { RemoteEvent } from '@portfolio/contract';
import { SelectField, Table, type TableColumn } from '@portfolio/design';
import { useState } from 'react';
import { StyledFilter } from './CompositionView.styles';

const ALL = '';

const COLUMNS: readonly TableColumn<RemoteEvent>[] = [
  { key: 'time', header: 'Time', getValue: ({ epochMs }) => toClockText(epochMs) },
  { key: 'type', header: 'Event', getValue: ({ type }) => type, isRowHeader: true },
  { key: 'remote', header: 'Remote', getValue: ({ remoteId, version }) => `${remoteId} ${version}` },
  { key: 'page', header: 'Page', getValue: ({ page }) => page || 'all' },
  {
    key: 'elapsed',
    header: 'After',
    getValue: ({ elapsedMs }) => `${Math.round(elapsedMs)}\u00a0ms`,
    isNumeric: true,
  },
  { key: 'trace', header: 'Trace', getValue: ({ traceId }) => traceId },
  { key: 'problem', header: 'Problem', getValue: ({ problem }) => String(problem?.message ?? '') },
];

/** The events of remotes in this tab, newest first. */
export function EventTable({ events }: { events: readonly RemoteEvent[] }) {
  const [chosenId, setChosenId] = useState(ALL);
  const ids = [...new Set(events.map(({ remoteId }) => remoteId))].sort();
  return (
    <>
      <StyledFilter>
        <SelectField
          label="Remote"
          options={[{ value: ALL, label: 'All remotes' }, ...ids.map((id) => ({ value: id, label: id }))]}
          value={chosenId}
          onChange={setChosenId}
        />
      </StyledFilter>
      <Table
        caption="Events"
        isCaptionHidden
        columns={COLUMNS}
        rows={events.filter(({ remoteId }) => chosenId === ALL || remoteId === chosenId)}
        getRowKey={({ traceId, type, epochMs }) => `${traceId} ${type} ${epochMs}`}
        emptyText="No page of a remote has been loaded in this tab."
      />
    </>
  );
}

/** The time of day in this browser's zone, to the millisecond. */
function toClockText(epochMs: number): string {
  const date = new Date(epochMs);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

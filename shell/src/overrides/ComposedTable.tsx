import type { RemoteEvent } from '@portfolio/contract';
import { Table, type TableColumn } from '@portfolio/design';
import type { ActiveOverrides } from './activeOverrides';
import type { ComposedRemote, CompositionFacts } from '../composition/compositionFacts';
import { StyledQuiet } from './CompositionView.styles';
import { measureLoads } from './measureLoads';
import { findPinned, toOverrideText } from './override';

interface ComposedTableProps {
  facts: CompositionFacts;
  active: ActiveOverrides;
  events: readonly RemoteEvent[];
}

/** Ids, versions, sizes and load times of all remotes. */
export function ComposedTable({ facts, active, events }: ComposedTableProps) {
  const { shellHash, contract, remotes, pins } = facts;
  const toChoiceText = ({ id }: ComposedRemote) => {
    const found = active.get(id);
    return found === undefined ? 'the pinned one' : toOverrideText(found.override);
  };
  const columns: readonly TableColumn<ComposedRemote>[] = [
    { key: 'id', header: 'Remote', getValue: ({ id }) => id, isRowHeader: true },
    { key: 'pinned', header: 'Pinned', getValue: (remote) => findPinned(facts, remote)?.version ?? 'none' },
    {
      key: 'previous',
      header: 'Last known good',
      getValue: ({ id }) => pins.remotes[id]?.previous?.version ?? 'none',
    },
    { key: 'here', header: 'In this browser', getValue: toChoiceText },
    { key: 'pages', header: 'Pages', getValue: ({ paths }) => paths.length, isNumeric: true },
    createSizeColumn('js', 'JS', ({ jsBytes }) => jsBytes),
    createSizeColumn('css', 'CSS', ({ cssBytes }) => cssBytes),
    createSizeColumn('total', 'All files', ({ totalBytes }) => totalBytes),
    {
      key: 'load',
      header: 'Page loads in this tab',
      getValue: ({ id }) => measureLoads(events, id) ?? 'none yet',
      isNumeric: true,
    },
  ];
  return (
    <>
      <Table
        caption="Remotes of this composition"
        isCaptionHidden
        columns={columns}
        rows={remotes}
        getRowKey={({ id }) => id}
      />
      <StyledQuiet>
        Shell build {shellHash.slice(0, 12)}, contract {contract}. Sizes are of the pinned release’s browser
        files before compression; a page loads a part of them.
      </StyledQuiet>
    </>
  );
}

function createSizeColumn(
  key: string,
  header: string,
  getBytes: (sizes: ComposedRemote['sizes']) => number,
): TableColumn<ComposedRemote> {
  return { key, header, getValue: ({ sizes }) => toKilobyteText(getBytes(sizes)), isNumeric: true };
}

function toKilobyteText(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)}\u00a0kB`;
}

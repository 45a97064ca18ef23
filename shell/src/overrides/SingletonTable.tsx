import { Table, type TableColumn } from '@portfolio/design';
import type { CompositionFacts } from '../composition/compositionFacts';

interface SingletonRow {
  name: string;
  version: string;
  ranges: string;
}

const COLUMNS: readonly TableColumn<SingletonRow>[] = [
  { key: 'name', header: 'Package', getValue: ({ name }) => name, isRowHeader: true },
  { key: 'version', header: 'The shell provides', getValue: ({ version }) => version },
  { key: 'ranges', header: 'The remotes ask for', getValue: ({ ranges }) => ranges },
];

/** The packages of which only the shell's copy exists. */
export function SingletonTable({ facts }: { facts: CompositionFacts }) {
  return (
    <Table
      caption="Federated singletons"
      isCaptionHidden
      columns={COLUMNS}
      rows={listSingletons(facts)}
      getRowKey={({ name }) => name}
    />
  );
}

function listSingletons({ remotes }: CompositionFacts): SingletonRow[] {
  const asked = remotes.flatMap(({ id, singletons }) =>
    singletons.map((singleton) => ({ ...singleton, id })),
  );
  return [...new Set(asked.map(({ name }) => name))].map((name) => {
    const all = asked.filter((singleton) => singleton.name === name);
    const ranges = [...new Set(all.map(({ range }) => range))];
    const toAskers = (range: string) => {
      const askers = all.filter((other) => other.range === range).map(({ id }) => id);
      return askers.length === remotes.length ? 'all' : askers.join(', ');
    };
    return {
      name,
      version: all[0]?.version ?? '',
      ranges: ranges.map((range) => `${range} (${toAskers(range)})`).join('; '),
    };
  });
}

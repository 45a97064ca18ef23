/** A mutation that has no effect which a test could notice. */
export interface EquivalentMutation {
  file: string;
  /** As printed by the command. */
  what: string;
  reason: string;
}

/** Add to this list only if you must: code in which a mutation has no effect can usually be simplified. */
export const EQUIVALENT_MUTATIONS: readonly EquivalentMutation[] = [
  {
    file: 'shared/contract/src/fields.ts',
    what: '/^https:\\/\\/[a-z0-9.-]+(:\\d+)?$/ -> /https:\\/\\/[a-z0-9.-]+(:\\d+)?$/',
    reason: 'The text must also equal its own origin, and no origin contains a second address.',
  },
  {
    file: 'shell/compose/gate/ownCopies.ts',
    what: '> -> >=',
    reason: 'The name of a symbol and the type of an element cannot begin at the same character.',
  },
  {
    file: 'shell/compose/gate/checkRelease.ts',
    what: 'true -> false',
    reason: 'A page renders the same whether or not its document names a service worker.',
  },
];

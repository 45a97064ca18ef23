/** A fault that changes nothing a test could notice. */
export interface EquivalentFault {
  file: string;
  /** As the command prints it. */
  what: string;
  reason: string;
}

/** Listed as seldom as possible: code in which a fault cannot be noticed can mostly be made simpler. */
export const EQUIVALENT_FAULTS: readonly EquivalentFault[] = [
  {
    file: 'shared/contract/src/fields.ts',
    what: '/^https:\\/\\/[a-z0-9.-]+(:\\d+)?$/ -> /https:\\/\\/[a-z0-9.-]+(:\\d+)?$/',
    reason: 'The text must also be its own origin, and no origin has another address after its beginning.',
  },
  {
    file: 'shell/compose/gate/checkRelease.ts',
    what: 'true -> false',
    reason: 'Whether the document of a page names a service worker does not matter to whether it renders.',
  },
];

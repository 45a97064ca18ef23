/** A part of the repository that is mutated. */
export interface Part {
  name: string;
  /** Folders and files, relative to the repository. */
  sources: readonly string[];
  /** Folders and files of the tests that must notice. */
  tests: readonly string[];
  /** Whether an unnoticed mutation makes the command fail. */
  isRequired: boolean;
}

const CONTRACT_TEST = 'shared/testing/src/contract';

/** The modules that notice what a page leaves running or changes outside itself; their tests need no Node process. */
const WATCHES = ['ledger', 'surroundings', 'watchListeners', 'watchResources', 'watchTimers'];

/** The code that decides whether a release is accepted, and code whose mutations would cost visitors their data. */
export const PARTS: readonly Part[] = [
  {
    name: 'contract',
    sources: ['shared/contract/src'],
    tests: ['shared/contract/src'],
    isRequired: true,
  },
  {
    name: 'contract test, leftovers of a page',
    sources: WATCHES.map((name) => `${CONTRACT_TEST}/${name}.ts`),
    tests: WATCHES.map((name) => `${CONTRACT_TEST}/${name}.test.tsx`),
    isRequired: true,
  },
  {
    name: 'contract test',
    sources: [
      ...['promises.tsx', 'renderInNode.ts', 'nodeRenderer.ts'].map((name) => `${CONTRACT_TEST}/${name}`),
      'shared/testing/src/testRemoteModule.tsx',
    ],
    tests: [
      ...['promises.test.tsx', 'renderInNode.test.ts'].map((name) => `${CONTRACT_TEST}/${name}`),
      'shared/testing/src/testRemoteModule.test.tsx',
    ],
    isRequired: true,
  },
  {
    name: 'gate',
    sources: ['shell/compose/gate', 'shared/build/src/page-styles'],
    tests: ['shell/compose/gate', 'shared/build/src/page-styles'],
    isRequired: true,
  },
  {
    name: 'releases and pins',
    sources: ['shell/compose/release', 'shell/compose/pin', 'shell/compose/history'],
    tests: ['shell/compose'],
    isRequired: false,
  },
  { name: 'registry', sources: ['shared/registry/src'], tests: ['shared/registry/src'], isRequired: false },
  {
    name: 'loader',
    sources: ['shell/src/remotes', 'shell/src/loading'],
    tests: ['shell/src'],
    isRequired: false,
  },
  {
    name: 'stores',
    sources: [
      'shared/kit/src/state',
      'remotes/rsvp/src/pages/RSVPApp/storage',
      'remotes/js-demos/src/portable/storedValue.ts',
    ],
    tests: [
      'shared/kit/src/state',
      'remotes/rsvp/src/pages/RSVPApp/storage',
      'remotes/js-demos/src/portable',
    ],
    isRequired: true,
  },
];

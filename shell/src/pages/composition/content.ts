import type { PageFact } from '../../layout/PageFacts';

export const COMPOSITION_LEAD =
  'One shell and its remotes, each built and released alone. This is which release of each you have, and where you try another one before visitors get it.';

export const COMPOSITION_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'For maintainers of the shell and teams of the remotes' },
  { term: 'What', text: 'Pins, sizes, singletons, overrides, events' },
  { term: 'How good', text: 'Load times are measured in this tab' },
  {
    term: 'Reach me',
    text: 'Something broken: copy the report and',
    link: { href: '/contact', text: 'send it' },
  },
];

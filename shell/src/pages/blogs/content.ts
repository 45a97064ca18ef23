import type { PageFact } from '../../layout/PageFacts';

export const BLOGS_LEAD =
  'The long version of some projects: what the problem was, what I tried, what I kept, and what I would do differently.';

export const BLOGS_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'Written by the person who did the work' },
  { term: 'What', text: 'Case studies with figures drawn for them' },
  { term: 'How good', text: 'Numbers only where something was measured' },
  { term: 'Reach me', text: 'Corrections are welcome:', link: { href: '/contact', text: 'contact' } },
];

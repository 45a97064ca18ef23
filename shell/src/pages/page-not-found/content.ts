import type { PageFact } from '../../layout/PageFacts';

export const NOT_FOUND_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'UX/UI designer and front-end developer' },
  { term: 'What', text: 'Looking for', link: { href: '/work', text: 'the work?' } },
  { term: 'How good', text: 'Better than this page suggests' },
  { term: 'Reach me', text: 'Tell me about the link:', link: { href: '/contact', text: 'contact' } },
];

import type { PageFact } from '../../layout/PageFacts';

export const SITE_MAP_LEAD =
  'Every page there is, on one page. Useful when you know what you are looking for and not where it stands.';

export const SITE_MAP_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'UX/UI designer and front-end developer' },
  { term: 'What', text: 'All pages, and every project by type' },
  { term: 'How good', text: 'Made from the same list as the site itself' },
  { term: 'Reach me', text: 'By e-mail:', link: { href: '/contact', text: 'contact' } },
];

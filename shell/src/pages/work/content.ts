import type { ProjectType } from '@portfolio/contract';
import type { PageFact } from '../../layout/PageFacts';

export const ALL_WORK_LEAD =
  'Everything I show: case studies to read, screens to look at, marks to recognise, and demos that run in this page.';

export const TYPE_LEADS: Readonly<Record<ProjectType, string>> = {
  UX: 'Problems looked at from the side of the person who has them: research, flows, decisions, and what I would change.',
  UI: 'Screens drawn in full: type, colour, spacing and every state, for products that have to be understood at a glance.',
  JavaScript:
    'Small demos of what a browser can do, each built so that keyboard, touch and a refused permission all work.',
  CSS: 'Movement and layout from style sheets alone, with a pause wherever something moves.',
  Logo: 'Marks for imagined names. Each has one idea and still works at the size of a browser tab.',
};

export const WORK_FACTS: readonly PageFact[] = [
  { term: 'Who', text: 'UX/UI designer and front-end developer' },
  { term: 'What', text: 'Concepts, marks and running demos' },
  { term: 'How good', text: 'Outcomes are marked “not measured” where they were not' },
  { term: 'Reach me', text: 'By e-mail:', link: { href: '/contact', text: 'contact' } },
];

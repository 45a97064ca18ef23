import type { ProjectType } from '@portfolio/contract';

export const ALL_WORK_LEAD = 'Case studies to read, logos, and demos that run right here.';

export const TYPE_LEADS: Readonly<Record<ProjectType, string>> = {
  UX: 'Case studies: the problem, the research, the decisions, and what I would change.',
  UI: 'Screens drawn in full: type, colour, spacing and every state.',
  JavaScript: 'Small demos of what a browser can do. All of them work by keyboard and by touch.',
  CSS: 'Movement and layout from style sheets alone, with a pause button wherever something moves.',
  Logo: 'Logos for invented names, one idea each. Open one for its construction, small sizes and one colour.',
};

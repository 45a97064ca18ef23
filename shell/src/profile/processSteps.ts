/** One step of the UX process, SPEC section 3. */
export interface ProcessStep {
  id: number;
  title: string;
  subTitle: string;
  skills: readonly string[];
}

export const PROCESS_STEPS: readonly ProcessStep[] = [
  {
    id: 1,
    title: 'Define',
    subTitle: 'One sentence that says whose problem it is and how we would know it was solved.',
    skills: ['Problem statement', 'Stakeholder interviews', 'Success measures', 'Scope'],
  },
  {
    id: 2,
    title: 'Research',
    subTitle: 'Watch people do the task today, with whatever they use now.',
    skills: ['Interviews', 'Field visits', 'Comparative review', 'Reading support requests'],
  },
  {
    id: 3,
    title: 'Ideate',
    subTitle: 'Many cheap drawings, most of them wrong, a few worth arguing about.',
    skills: ['Sketching', 'User flows', 'Card sorting', 'Storyboards'],
  },
  {
    id: 4,
    title: 'Design',
    subTitle: 'Screens with real words, real data and every state, the empty and broken ones too.',
    skills: ['Wireframes', 'Type and colour', 'Components', 'Writing'],
  },
  {
    id: 5,
    title: 'Feedback',
    subTitle: 'Put it in front of people and keep quiet while they use it.',
    skills: ['Usability testing', 'Design critique', 'Accessibility review', 'Note taking'],
  },
  {
    id: 6,
    title: 'Refine',
    subTitle: 'Change what they stumbled over, and take out what they never missed.',
    skills: ['Prioritising', 'Prototyping', 'Editing', 'Redlines'],
  },
  {
    id: 7,
    title: 'Build',
    subTitle: 'The drawing becomes HTML, CSS and TypeScript, by the same hand or beside it.',
    skills: ['Semantic HTML', 'CSS', 'TypeScript', 'React'],
  },
  {
    id: 8,
    title: 'Test',
    subTitle: 'Automated where a machine can judge, by hand where it cannot, and on slow phones.',
    skills: ['Unit tests', 'Browser tests', 'Screen readers', 'Performance budgets'],
  },
];

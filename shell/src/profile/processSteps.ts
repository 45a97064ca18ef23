/** One step of the UX process, SPEC section 3. */
export interface ProcessStep {
  /** The name in the specification's spelling; its title is in that of visitors: DECISIONS 24. */
  id: 'Define' | 'Research' | 'Ideate' | 'Design' | 'FeedBack' | 'Refine' | 'Build' | 'Test';
  title: string;
  subTitle: string;
  skills: readonly string[];
}

export const PROCESS_STEPS: readonly ProcessStep[] = [
  {
    id: 'Define',
    title: 'Define',
    subTitle: 'One sentence that says whose problem it is and how we would know it was solved.',
    skills: ['Problem statement', 'Open questions', 'Success measures', 'Scope'],
  },
  {
    id: 'Research',
    title: 'Research',
    subTitle: 'Read what people complain about, compare what already exists, and do the task myself.',
    skills: ['Desk research', 'Comparative review', 'Task walkthrough', 'Public discussions'],
  },
  {
    id: 'Ideate',
    title: 'Ideate',
    subTitle: 'Many cheap drawings, most of them wrong, a few worth arguing about.',
    skills: ['Sketching', 'User flows', 'Card sorting', 'Storyboards'],
  },
  {
    id: 'Design',
    title: 'Design',
    subTitle: 'Screens with real words, real data and every state, the empty and broken ones too.',
    skills: ['Wireframes', 'Type and colour', 'Components', 'Writing'],
  },
  {
    id: 'FeedBack',
    title: 'Feedback',
    subTitle: 'Walk through it as somebody in a hurry, lost, or with the text at twice its size.',
    skills: ['Expert walkthrough', 'Accessibility review', 'Grading faults', 'Note taking'],
  },
  {
    id: 'Refine',
    title: 'Refine',
    subTitle: 'Change what got in the way, and take out what nobody would miss.',
    skills: ['Prioritising', 'Prototyping', 'Editing', 'Redlines'],
  },
  {
    id: 'Build',
    title: 'Build',
    subTitle: 'Turn the drawing into HTML, CSS and TypeScript, and correct both by what the browser shows.',
    skills: ['Semantic HTML', 'CSS', 'TypeScript', 'React'],
  },
  {
    id: 'Test',
    title: 'Test',
    subTitle: 'Automated where a machine can judge, by hand where it cannot, and on slow phones.',
    skills: ['Unit tests', 'Browser tests', 'Screen readers', 'Performance budgets'],
  },
];

export interface Skill {
  name: string;
  /** Where the skill can be seen at work: a list of projects. Tools have none of their own. */
  proofPath?: string;
}

export interface SkillGroup {
  id: string;
  /** SPEC section 3 names the three types. */
  type: string;
  summary: string;
  skills: readonly Skill[];
}

export const SKILL_GROUPS: readonly SkillGroup[] = [
  {
    id: 'ux-skills',
    type: 'UX skills',
    summary: 'Finding out what people need, and giving it a shape they understand.',
    skills: [
      { name: 'Problem framing', proofPath: '/work/UX' },
      { name: 'Interviews and field visits', proofPath: '/work/UX' },
      { name: 'Comparative reviews', proofPath: '/work/UX?q=comparison' },
      { name: 'Information architecture', proofPath: '/work/UX?q=redesign' },
      { name: 'User flows and wireframes', proofPath: '/work/UX' },
      { name: 'Interaction design', proofPath: '/work/UI' },
      { name: 'Visual design and identity', proofPath: '/work/Logo' },
      { name: 'Prototyping', proofPath: '/work/js' },
      { name: 'Usability testing', proofPath: '/work/UX?q=review' },
      { name: 'Writing for interfaces', proofPath: '/work/UI?q=onboarding' },
    ],
  },
  {
    id: 'tools-and-technologies',
    type: 'Tools and Technologies',
    summary: 'What is on the bench. All of the build and test tools were used to make this site.',
    skills: [
      { name: 'Pencil, paper and a printer' },
      { name: 'Vector drawing and prototyping tools' },
      { name: 'Browser developer tools' },
      { name: 'Screen readers and keyboards' },
      { name: 'Git' },
      { name: 'webpack and Module Federation' },
      { name: 'npm workspaces and Lerna' },
      { name: 'Jest and Testing Library' },
      { name: 'Playwright and axe' },
      { name: 'PostgreSQL' },
    ],
  },
  {
    id: 'development-skills',
    type: 'Development Skills',
    summary: 'Building the drawn thing so that it survives real browsers, networks and people.',
    skills: [
      { name: 'Semantic HTML', proofPath: '/work/js?q=nav' },
      { name: 'CSS layout and animation', proofPath: '/work/CSS' },
      { name: 'JavaScript and TypeScript', proofPath: '/work/js' },
      { name: 'React', proofPath: '/work/UX?q=rsvp' },
      { name: 'Canvas and SVG', proofPath: '/work/js?q=canvas' },
      { name: 'Web Audio', proofPath: '/work/js?q=drum' },
      { name: 'Camera, speech and location', proofPath: '/work/js?q=speech' },
      { name: 'Accessibility to WCAG 2.2', proofPath: '/work/js?q=checkbox' },
      { name: 'Loading performance', proofPath: '/work/js?q=fetch' },
      { name: 'Micro-frontends', proofPath: '/work' },
    ],
  },
];

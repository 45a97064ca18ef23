import type { ProjectType } from '@portfolio/contract';

/** A page, or a part of one, that demonstrates a skill. */
export interface ProofLink {
  title: string;
  path: string;
}

/** Proof of a skill. The projects come from the catalogues. */
export interface SkillProof {
  /** Every project of this type demonstrates it. */
  type?: ProjectType;
  /** Projects with any of these tags demonstrate it. */
  tags?: readonly string[];
  /** A part of this site that is itself the proof. */
  section?: ProofLink;
}

export interface Skill {
  name: string;
  /** Undefined for tools, which have no proof. */
  proof?: SkillProof;
}

export interface SkillGroup {
  id: string;
  /** SPEC section 3 names the three types. */
  type: string;
  summary: string;
  skills: readonly Skill[];
}

const OWN_PROOF = { title: 'Proof you can check', path: '/#proof' };

/** Limits of the short version: skills per type, and proofs per skill. */
export const SHORT_LIMITS = { skills: 6, proofs: 1 } as const;

export const SKILL_GROUPS: readonly SkillGroup[] = [
  {
    id: 'ux-skills',
    type: 'UX skills',
    summary: 'Finding out what people need, and giving it a shape they understand.',
    skills: [
      { name: 'Problem framing', proof: { tags: ['Redesign', 'Service design'] } },
      { name: 'Context and constraints of use', proof: { tags: ['Ergonomics', 'Hands-free'] } },
      { name: 'Comparative reviews', proof: { tags: ['Comparison', 'Expert review'] } },
      { name: 'Information architecture', proof: { tags: ['Search', 'Wayfinding'] } },
      { name: 'User flows and wireframes', proof: { tags: ['Forms'] } },
      { name: 'Interaction design', proof: { type: 'UI', tags: ['Touch screen'] } },
      { name: 'Visual design and identity', proof: { type: 'Logo', tags: ['Colour', 'Illustration'] } },
      { name: 'Prototyping', proof: { type: 'JavaScript' } },
      { name: 'Expert reviews and test plans', proof: { tags: ['Expert review', 'Large text'] } },
      { name: 'Writing for interfaces', proof: { tags: ['Wording', 'Content design'] } },
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
    summary: 'Building what was drawn, so that it survives real browsers, networks and people.',
    skills: [
      { name: 'Semantic HTML', proof: { tags: ['Disclosure', 'Tables', 'Feed'] } },
      { name: 'CSS layout and animation', proof: { type: 'CSS' } },
      { name: 'JavaScript and TypeScript', proof: { type: 'JavaScript' } },
      { name: 'React', proof: { tags: ['Web app', 'State machine'] } },
      { name: 'Canvas and SVG', proof: { tags: ['Canvas', 'SVG'] } },
      { name: 'Web Audio', proof: { tags: ['Web Audio'] } },
      { name: 'Camera, speech and location', proof: { tags: ['Camera', 'Speech', 'Sensors'] } },
      { name: 'Accessibility to WCAG 2.2', proof: { tags: ['Accessibility'] } },
      { name: 'Loading performance', proof: { tags: ['Caching', 'Offline'], section: OWN_PROOF } },
      { name: 'Micro-frontends', proof: { section: OWN_PROOF } },
    ],
  },
];

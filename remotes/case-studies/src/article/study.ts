import type { CaseStudyContent, ContentImage, ContentSection } from '@portfolio/contract';

/** The facts that a reader in a hurry wants first. Each one is a sentence or less. */
export interface StudySummary {
  problem: string;
  role: string;
  team: string;
  constraints: string;
  time: string;
  /** The known result; "not measured" if there was no measurement. */
  outcome: string;
}

/** The skills that a study can prove; the names are those of the site's list of skills. */
export type StudySkill =
  | 'Accessibility to WCAG 2.2'
  | 'Comparative reviews'
  | 'Information architecture'
  | 'Interaction design'
  | 'Problem framing'
  | 'Prototyping'
  | 'User flows and wireframes'
  | 'Visual design and identity'
  | 'Writing for interfaces';

/** Maps a skill to the header of the section that proves it; every reading depth must keep that section. */
export type StudyProofs = Readonly<Partial<Record<StudySkill, string>>>;

/** The subjects of the sections of a study. Every study has all of them, in its own order and under its own headings. */
export const STUDY_PARTS = {
  problem: 'Problem',
  role: 'Role',
  constraints: 'Constraints',
  research: 'Research',
  ideation: 'Ideas',
  decisions: 'Decisions',
  screens: 'Screens',
  outcome: 'Outcome',
  change: 'Next time',
} as const;

export type StudyPart = keyof typeof STUDY_PARTS;

/**
 * How prominent a section is: two or three carry the `argument` of the study, a `step` leads from one to the next, and a
 * `note` is a fact to look up. A note has no key sentence: its header is one.
 */
export type SectionWeight = 'argument' | 'step' | 'note';

export interface WeightedSection extends ContentSection {
  part: StudyPart;
  weight: SectionWeight;
}

/** The contract's shape, with sections that state their subject and how prominent they are. */
export interface StudyContent extends CaseStudyContent {
  sections: readonly WeightedSection[];
}

export interface Decision {
  title: string;
  reason: string;
}

/** Two drawings of equal size on top of each other, and the differences between them. */
export interface StudyComparison {
  title: string;
  before: ContentImage;
  after: ContentImage;
  /** Numbered as in the drawing. Together they describe what the pictures show. */
  decisions: readonly Decision[];
  /** Header of the section at whose end it is shown. */
  section: string;
}

/** All texts of a study. Pictures are named after the drawings in its folder. */
export interface Study {
  lead: string;
  summary: StudySummary;
  proofs: StudyProofs;
  content: StudyContent;
  comparison: StudyComparison;
  /** The one drawing that spans the whole column. */
  plate: string;
}

/** The URLs of a drawing's two files, and its size. */
export interface StudyFigure {
  src: string;
  srcDark: string;
  widthPx: number;
  heightPx: number;
  /** The colours behind the drawing, which continue it where it has room around it. */
  ground: string;
  groundDark: string;
  /** The width at which its smallest type is 11 px high. */
  legiblePx: number;
  /** If type would be below 11 px on a phone: the minimum width, or another composition. */
  minWidthPx?: number;
  narrow?: { src: string; srcDark: string; widthPx: number; heightPx: number };
}

export type StudyFigures = Readonly<Record<string, StudyFigure>>;

/** Returns a content field that is one value or a list, as a list. */
export function toList<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

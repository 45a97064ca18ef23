import type { CaseStudyContent, ContentImage } from '@portfolio/contract';

/** The facts a reader in a hurry wants first. Each one is a sentence or less. */
export interface StudySummary {
  problem: string;
  role: string;
  team: string;
  constraints: string;
  time: string;
  /** What is known to have come of it; "not measured" where nobody measured. */
  outcome: string;
}

/** What a study can be evidence of; the names are those of the site's list of skills. */
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

/** From a skill to the header of the section that proves it; one of those that every reading depth keeps. */
export type StudyProofs = Readonly<Partial<Record<StudySkill, string>>>;

export interface Decision {
  title: string;
  reason: string;
}

/** Two drawings of the same size laid over each other, and what changed between them. */
export interface StudyComparison {
  title: string;
  before: ContentImage;
  after: ContentImage;
  /** Numbered as in the drawing. Together they say what the pictures show. */
  decisions: readonly Decision[];
  /** Header of the section that ends with it. */
  section: string;
}

/** All of a study's words. Pictures are named after the drawings in its folder. */
export interface Study {
  lead: string;
  summary: StudySummary;
  proofs: StudyProofs;
  content: CaseStudyContent;
  comparison: StudyComparison;
  /** The one drawing that is shown across the whole column. */
  plate: string;
}

/** Where a drawing's two files are, and how large it was drawn. */
export interface StudyFigure {
  src: string;
  srcDark: string;
  widthPx: number;
  heightPx: number;
  /** Where type would fall under 11 px on a phone: the least width, or another composition. */
  minWidthPx?: number;
  narrow?: { src: string; srcDark: string; widthPx: number; heightPx: number };
}

export type StudyFigures = Readonly<Record<string, StudyFigure>>;

/** A content field that holds one thing or many, as a list. */
export function toList<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

import type { CaseStudyContent, ContentImage } from '@portfolio/contract';

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

/** From a skill to the header of the section that proves it; it must be a section that every reading depth keeps. */
export type StudyProofs = Readonly<Partial<Record<StudySkill, string>>>;

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
  content: CaseStudyContent;
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

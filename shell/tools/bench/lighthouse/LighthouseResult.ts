/** Lighthouse's scores of the pages, mobile preset. */
export interface LighthouseResult {
  version: string;
  runs: number;
  pages: readonly LighthousePage[];
}

export interface LighthousePage {
  page: string;
  /** Medians, 0 to 100, by category. */
  scores: Readonly<Record<LighthouseCategory, number | null>>;
  /** Audits below full marks in the run with the median performance, with their findings. */
  shortcomings: readonly { category: LighthouseCategory; audit: string; found: string }[];
}

export const LIGHTHOUSE_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseCategory = (typeof LIGHTHOUSE_CATEGORIES)[number];

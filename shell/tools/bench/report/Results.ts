import type { LighthouseResult } from '../lighthouse/LighthouseResult';
import type { PageKind } from '../measure/benchPages';
import type { ScaleResult } from '../scale/ScaleResult';
import type { NavigationMedian, PageMedian, TapMedian } from './summarise';

/** The results of each part's last run. */
export interface Results {
  schema?: number;
  pages?: PagesResult;
  /** Every page of the site, compared with its floor. */
  everyPage?: PagesResult;
  scale?: ScaleResult;
  lighthouse?: LighthouseResult;
  everyLighthouse?: LighthouseResult;
}

/** The machine that a part was measured on. */
export interface Machine {
  cores: number;
  processor: string;
  browser: string;
  node: string;
}

export interface PagesResult {
  machine: Machine;
  runs: number;
  /** Further visits of this site and its floor, for their starts only. */
  startRuns: number;
  /** Description of each site, by name. */
  sites: Readonly<Record<string, string>>;
  /** Description of each page, by name. */
  pages: Readonly<Record<string, { path: string; kind: PageKind; interaction: string | null }>>;
  medians: readonly PageMedian[];
  /** Empty if every page was measured. */
  navigations: readonly NavigationMedian[];
  taps: readonly TapMedian[];
}

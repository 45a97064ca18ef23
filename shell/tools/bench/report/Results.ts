import type { LighthouseResult } from '../lighthouse/LighthouseResult';
import type { PageKind } from '../measure/benchPages';
import type { ScaleResult } from '../scale/ScaleResult';
import type { NavigationMedian, PageMedian, TapMedian } from './summarise';

/** Everything that was measured, each part by its last run. */
export interface Results {
  schema?: number;
  pages?: PagesResult;
  /** Every page of the site beside its floor. */
  everyPage?: PagesResult;
  scale?: ScaleResult;
  lighthouse?: LighthouseResult;
  everyLighthouse?: LighthouseResult;
}

/** Where a part was measured. */
export interface Machine {
  cores: number;
  processor: string;
  browser: string;
  node: string;
}

export interface PagesResult {
  machine: Machine;
  runs: number;
  /** From name to what it is. */
  sites: Readonly<Record<string, string>>;
  /** From name to what the page is. */
  pages: Readonly<Record<string, { path: string; kind: PageKind; interaction: string | null }>>;
  medians: readonly PageMedian[];
  /** None where every page was measured. */
  navigations: readonly NavigationMedian[];
  taps: readonly TapMedian[];
}

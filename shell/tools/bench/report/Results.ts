import type { LighthouseResult } from '../lighthouse/LighthouseResult';
import type { ScaleResult } from '../scale/ScaleResult';
import type { PageMedian } from './summarise';

/** Everything that was measured, each part by its last run. */
export interface Results {
  pages?: PagesResult;
  scale?: ScaleResult;
  lighthouse?: LighthouseResult;
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
  /** From name to path and interaction. */
  pages: Readonly<Record<string, { path: string; interaction: string }>>;
  medians: readonly PageMedian[];
}

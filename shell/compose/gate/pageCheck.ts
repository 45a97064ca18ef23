import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';
import type { ShellPaths } from '../shell-build/paths';

/** A release whose pages are to be checked, and the pins it is judged against. */
export interface PageCheckOptions {
  paths: ShellPaths;
  registry: Registry;
  /** The pins as they are before the release is pinned. */
  pins: PinsFile;
  id: string;
  pin: ReleasePin;
  release: Release;
  /** The pinned release; null if there is none, or its pages were not loaded in a browser. */
  current: Release | null;
}

/** Lists the problems of the pages that a release may have changed. */
export type PageCheck = (options: PageCheckOptions) => Promise<readonly Refusal[]>;

import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';
import type { ShellPaths } from '../shell-build/paths';

/** A release whose pages are to be checked, and what it is judged beside. */
export interface PageCheckOptions {
  paths: ShellPaths;
  registry: Registry;
  /** As they are before. */
  pins: PinsFile;
  id: string;
  pin: ReleasePin;
  release: Release;
  /** The current pin; null where there is none. */
  current: Release | null;
}

/** Lists what is wrong with the new and changed pages of a release. */
export type PageCheck = (options: PageCheckOptions) => Promise<readonly Refusal[]>;

import { SiteError } from '@portfolio/contract';

/** @throws {SiteError} code `WALK_FAILED` where a step did not do what it is to do */
export function assertWalk(holds: boolean, what: string): asserts holds {
  if (!holds)
    throw new SiteError(
      `Failed to go on with the walk: ${what}. Run the command of that step by hand.`,
      'WALK_FAILED',
    );
}

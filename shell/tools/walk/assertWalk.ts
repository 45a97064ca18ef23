import { SiteError } from '@portfolio/contract';

/** @throws {SiteError} code `WALK_FAILED` if a step did not have the expected result */
export function assertWalk(holds: boolean, what: string): asserts holds {
  if (!holds)
    throw new SiteError(
      `Failed to continue the walk: ${what}. Run the command of that step by hand.`,
      'WALK_FAILED',
    );
}
